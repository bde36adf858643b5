import { darken, lighten, mixColours } from '../colour';
import type { SceneTools } from '../scene';
import { draw, drawPolygon, group } from '../svg';
import { leafyPath } from './tree';

export interface Room {
  /** The y where the back wall meets the floor. */
  floorLine: number;
  wall: string;
  floor: string;
}

/** The back wall and a floor of boards or tiles in perspective. */
export function drawRoom(tools: SceneTools, room: Room): void {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const { floorLine, wall, floor } = room;
  canvas.add(
    draw('rect', {
      width,
      height: floorLine,
      fill: canvas.linearGradient(90, [
        [0, darken(wall, 0.25)],
        [0.6, wall],
        [1, darken(wall, 0.1)],
      ]),
    }),
    draw('rect', {
      y: floorLine,
      width,
      height: height - floorLine,
      fill: canvas.linearGradient(90, [
        [0, darken(floor, 0.35)],
        [1, floor],
      ]),
    }),
  );
  const vanishing = width * random.between(0.4, 0.6);
  for (let line = -14; line <= 14; line++) {
    canvas.add(
      draw('path', {
        d: `M${vanishing + line * width * 0.035} ${floorLine} L${vanishing + line * width * 0.13} ${height}`,
        stroke: darken(floor, 0.5),
        'stroke-width': 2,
        opacity: 0.35,
      }),
    );
  }
  if (random.chance(0.4)) {
    for (const share of [0.08, 0.2, 0.38, 0.64])
      canvas.add(
        draw('rect', {
          y: floorLine + (height - floorLine) * share,
          width,
          height: 2,
          fill: darken(floor, 0.5),
          opacity: 0.3,
        }),
      );
  }
  drawWallFinish(tools, room);
  canvas.add(
    draw('rect', { y: floorLine - 12, width, height: 12, fill: mixColours(wall, palette.cream, 0.5) }),
    draw('rect', {
      y: floorLine,
      width,
      height: 26,
      fill: canvas.linearGradient(90, [
        [0, palette.shadow, 0.5],
        [1, palette.shadow, 0],
      ]),
    }),
  );
}

function drawWallFinish({ canvas, random }: SceneTools, { floorLine, wall }: Room): void {
  const finish = random.pick(['plain', 'tiles', 'panels', 'brick'] as const);
  const { width } = canvas;
  if (finish === 'tiles' || finish === 'brick') {
    const [w, h] = finish === 'tiles' ? [38, 38] : [46, 20];
    const seam = darken(wall, finish === 'tiles' ? 0.2 : 0.35);
    const lines =
      finish === 'tiles'
        ? `M0 .5H${w}M.5 0V${h}`
        : `M0 .5H${w}M0 ${h / 2}H${w}M10 0V${h / 2}M33 ${h / 2}V${h}`;
    const top = finish === 'tiles' ? floorLine * 0.45 : 0;
    canvas.add(
      draw('rect', {
        y: top,
        width,
        height: floorLine - top,
        fill: canvas.pattern({
          width: w,
          height: h,
          markup: draw('path', { d: lines, stroke: seam, 'stroke-width': 1.6, opacity: 0.5 }),
        }),
      }),
    );
  }
  if (finish === 'panels') {
    const top = floorLine * 0.58;
    canvas.add(
      draw('rect', { y: top, width, height: floorLine - top, fill: darken(wall, 0.28) }),
      draw('rect', { y: top - 5, width, height: 8, fill: lighten(wall, 0.2) }),
    );
    for (let x = 20; x < width; x += 110)
      canvas.add(
        draw('rect', {
          x,
          y: top + 22,
          width: 84,
          height: floorLine - top - 50,
          fill: 'none',
          stroke: lighten(wall, 0.12),
          'stroke-width': 2.5,
          opacity: 0.7,
        }),
      );
  }
}

/** A lamp on its cord and its cone of light. */
export function drawPendant(
  { canvas, random, palette }: SceneTools,
  lamp: { x: number; y: number; size: number; shade: string; kind: 'dome' | 'globe' | 'cone' },
): void {
  const { x, y, size, shade, kind } = lamp;
  const glow = lighten(palette.glow, 0.35);
  const cone = canvas.linearGradient(90, [
    [0, palette.glow, 0.3],
    [1, palette.glow, 0],
  ]);
  canvas.add(
    draw('path', { d: `M${x} 0 V${y}`, stroke: '#1d191c', 'stroke-width': 2.5 }),
    drawPolygon(
      [
        [x - size * 0.8, y + size * 0.6],
        [x + size * 0.8, y + size * 0.6],
        [x + size * 3, y + size * 6.4],
        [x - size * 3, y + size * 6.4],
      ],
      { fill: cone },
    ),
    draw('circle', {
      cx: x,
      cy: y + size * 0.5,
      r: size * 2.6,
      fill: canvas.radialGradient([
        [0, palette.glow, 0.55],
        [1, palette.glow, 0],
      ]),
    }),
  );
  if (kind === 'globe') {
    canvas.add(
      draw('circle', {
        cx: x,
        cy: y + size * 0.6,
        r: size * 0.66,
        fill: canvas.radialGradient([
          [0, '#fffbe9'],
          [0.6, glow],
          [1, palette.glow],
        ]),
      }),
    );
    return;
  }
  const shape =
    kind === 'dome'
      ? `M${x - size} ${y + size * 0.7} A${size} ${size * 0.85} 0 0 1 ${x + size} ${y + size * 0.7} Z`
      : `M${x - size * 0.22} ${y} H${x + size * 0.22} L${x + size} ${y + size * 0.75} H${x - size} Z`;
  canvas.add(
    draw('ellipse', { cx: x, cy: y + size * 0.72, rx: size * 0.7, ry: size * 0.18, fill: '#fff6d8' }),
    draw('path', {
      d: shape,
      fill: canvas.linearGradient(0, [
        [0, lighten(shade, 0.25)],
        [0.4, shade],
        [1, darken(shade, 0.4)],
      ]),
    }),
    draw('circle', {
      cx: x,
      cy: y + size * (random.chance(0.5) ? 0.78 : 0.72),
      r: size * 0.2,
      fill: '#fffdf0',
    }),
  );
}

/** A window in the back wall, with the sky and, faintly, houses behind it. */
export function drawRoomWindow(
  { canvas, random, palette }: SceneTools,
  { x, y, width, height, arched }: { x: number; y: number; width: number; height: number; arched: boolean },
): void {
  const rise = arched ? width * 0.42 : 0;
  const outline = `M${x} ${y + height} V${y + rise} ${arched ? `A${width / 2} ${rise} 0 0 1 ${x + width} ${y + rise}` : `H${x + width}`} V${y + height} Z`;
  const roofs = Array.from({ length: 5 }, (_, index) =>
    draw('rect', {
      x: x + (index * width) / 5,
      y: y + height * random.between(0.5, 0.78),
      width: width / 4.6,
      height,
      fill: mixColours(random.pick(palette.walls), palette.sky[2], 0.5),
    }),
  );
  const bars = arched
    ? `M${x + width / 2} ${y} V${y + height} M${x} ${y + height * 0.45} H${x + width} M${x} ${y + height * 0.72} H${x + width}`
    : `M${x + width / 3} ${y} V${y + height} M${x + (width * 2) / 3} ${y} V${y + height} M${x} ${y + height * 0.4} H${x + width}`;
  canvas.add(
    draw('path', {
      d: outline,
      fill: canvas.linearGradient(90, [
        [0, palette.sky[0]],
        [0.6, palette.sky[1]],
        [1, palette.sky[2]],
      ]),
    }),
    group({ 'clip-path': canvas.clip(draw('path', { d: outline })), opacity: 0.8 }, roofs),
    draw('path', { d: bars, stroke: palette.cream, 'stroke-width': 5, fill: 'none' }),
    draw('path', { d: outline, fill: 'none', stroke: palette.cream, 'stroke-width': 11 }),
    draw('rect', {
      x: x - 14,
      y: y + height,
      width: width + 28,
      height: 13,
      fill: lighten(palette.cream, 0.2),
    }),
  );
}

/** A plant in a pot; y is the floor. */
export function drawPottedPlant(
  tools: SceneTools,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { canvas, random, palette } = tools;
  const pot = random.pick(['#c2714a', '#e8ded0', '#4a5a60', '#d9a441']);
  const isPalm = random.chance(0.5);
  for (let stem = 0; stem < (isPalm ? 11 : 6); stem++) {
    const angle = -Math.PI / 2 + (stem - (isPalm ? 5 : 2.5)) * (isPalm ? 0.24 : 0.3);
    const reach = height * random.between(0.55, 0.78);
    const [tipX, tipY] = [x + Math.cos(angle) * reach * 0.8, y - height * 0.25 + Math.sin(angle) * reach];
    const colour = palette.foliage[stem % 3] ?? palette.foliage[1];
    if (isPalm) {
      const [midX, midY] = [(x + tipX) / 2, (y - height * 0.3 + tipY) / 2 - height * 0.1];
      canvas.add(
        draw('path', {
          d: `M${x} ${y - height * 0.25} Q${midX - 14} ${midY} ${tipX} ${tipY} Q${midX + 14} ${midY + 10} ${x} ${y - height * 0.25} Z`,
          fill: colour,
        }),
      );
    } else {
      canvas.add(
        draw('path', {
          d: `M${x} ${y - height * 0.25} L${tipX} ${tipY}`,
          stroke: palette.foliage[0],
          'stroke-width': 4,
        }),
        draw('path', { d: leafyPath(tools, [tipX, tipY], height * 0.15), fill: colour }),
      );
    }
  }
  canvas.add(
    draw('ellipse', {
      cx: x,
      cy: y,
      rx: height * 0.2,
      ry: height * 0.04,
      fill: palette.shadow,
      opacity: 0.5,
    }),
    drawPolygon(
      [
        [x - height * 0.15, y - height * 0.3],
        [x + height * 0.15, y - height * 0.3],
        [x + height * 0.11, y],
        [x - height * 0.11, y],
      ],
      {
        fill: canvas.linearGradient(0, [
          [0, lighten(pot, 0.2)],
          [1, darken(pot, 0.35)],
        ]),
      },
    ),
  );
}

/** A framed print on the wall. */
export function drawPicture(
  { canvas, random, palette }: SceneTools,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const [first, second] = random.sample([...palette.accents, ...palette.walls], 2);
  canvas.add(
    draw('rect', { x: x + 6, y: y + 9, width, height, fill: palette.shadow, opacity: 0.35 }),
    draw('rect', { x, y, width, height, fill: random.pick(['#2a211e', '#d9b46a', '#f4ede0']) }),
    draw('rect', { x: x + 7, y: y + 7, width: width - 14, height: height - 14, fill: palette.cream }),
    draw('rect', {
      x: x + 16,
      y: y + 16,
      width: width - 32,
      height: height - 32,
      fill: first ?? palette.cream,
    }),
    draw('circle', {
      cx: x + width * random.between(0.35, 0.65),
      cy: y + height * random.between(0.35, 0.6),
      r: Math.min(width, height) * 0.18,
      fill: second ?? palette.cream,
    }),
    drawPolygon(
      [
        [x + 16, y + height - 16],
        [x + width * 0.4, y + height * 0.55],
        [x + width - 16, y + height - 16],
      ],
      { fill: darken(second ?? palette.cream, 0.3), opacity: 0.8 },
    ),
  );
}
