import { darken, lighten } from '../colour';
import type { SceneTools } from '../scene';
import { draw, group } from '../svg';

export interface TablePosition {
  x: number;
  /** The y of the table top. */
  y: number;
  /** Half the width of the top. */
  radius: number;
  cloth: string;
  isSet?: boolean;
}

/** A round table on one foot, seen a little from above; set for dinner unless `isSet` is false. */
export function drawTable(tools: SceneTools, position: TablePosition): void {
  const { canvas, palette, random } = tools;
  const { x, y, radius: r, cloth } = position;
  const hasCloth = random.chance(0.45);
  canvas.add(
    draw('ellipse', {
      cx: x,
      cy: y + r * 0.98,
      rx: r * 0.9,
      ry: r * 0.2,
      fill: palette.shadow,
      opacity: 0.45,
    }),
  );
  if (hasCloth) {
    canvas.add(
      draw('path', {
        d: `M${x - r} ${y} Q${x - r * 0.98} ${y + r * 0.5} ${x - r * 0.88} ${y + r * 0.82} Q${x - r * 0.5} ${y + r * 0.74} ${x - r * 0.3} ${y + r * 0.92} Q${x} ${y + r * 0.8} ${x + r * 0.3} ${y + r * 0.92} Q${x + r * 0.5} ${y + r * 0.74} ${x + r * 0.88} ${y + r * 0.82} Q${x + r * 0.98} ${y + r * 0.5} ${x + r} ${y} Z`,
        fill: canvas.linearGradient(0, [
          [0, cloth],
          [0.5, darken(cloth, 0.12)],
          [1, darken(cloth, 0.4)],
        ]),
      }),
    );
  } else {
    canvas.add(
      draw('rect', { x: x - r * 0.06, y, width: r * 0.12, height: r * 0.92, fill: '#211a1a' }),
      draw('ellipse', { cx: x, cy: y + r * 0.93, rx: r * 0.4, ry: r * 0.09, fill: '#211a1a' }),
    );
  }
  canvas.add(
    draw('ellipse', { cx: x, cy: y + r * 0.05, rx: r, ry: r * 0.28, fill: darken(cloth, 0.45) }),
    draw('ellipse', {
      cx: x,
      cy: y,
      rx: r,
      ry: r * 0.28,
      fill: canvas.linearGradient(30, [
        [0, lighten(cloth, 0.35)],
        [1, darken(cloth, 0.12)],
      ]),
    }),
    draw('ellipse', {
      cx: x,
      cy: y - r * 0.02,
      rx: r * 0.6,
      ry: r * 0.14,
      fill: palette.glow,
      opacity: 0.25,
    }),
  );
  if (position.isSet ?? true) drawSetting(tools, position);
}

function drawSetting({ canvas, random, palette }: SceneTools, { x, y, radius: r }: TablePosition): void {
  for (const side of [-1, 1]) {
    canvas.add(
      draw('ellipse', {
        cx: x + side * r * 0.5,
        cy: y,
        rx: r * 0.25,
        ry: r * 0.075,
        fill: '#f7f2e8',
        stroke: '#b9aa98',
        'stroke-width': 1.2,
      }),
      draw('ellipse', {
        cx: x + side * r * 0.5,
        cy: y - r * 0.02,
        rx: r * 0.14,
        ry: r * 0.045,
        fill: random.pick([...palette.accents, palette.foliage[1]]),
      }),
      drawWineGlass({
        x: x + side * r * 0.2,
        y: y + r * 0.02,
        height: r * 0.42,
        wine: random.pick(['#7a1f30', '#e6c66a', '#d98a9a', '#cfe0e0']),
      }),
    );
  }
  canvas.add(
    draw('circle', {
      cx: x,
      cy: y - r * 0.18,
      r: r * 0.4,
      fill: canvas.radialGradient([
        [0, palette.glow, 0.7],
        [1, palette.glow, 0],
      ]),
    }),
    draw('rect', {
      x: x - r * 0.05,
      y: y - r * 0.17,
      width: r * 0.1,
      height: r * 0.17,
      rx: 3,
      fill: '#e8b45a',
    }),
    draw('path', {
      d: `M${x} ${y - r * 0.3} q${r * 0.06} ${r * 0.1} 0 ${r * 0.13} q${-r * 0.06} ${-r * 0.03} 0 ${-r * 0.13} Z`,
      fill: '#fff6d6',
    }),
  );
}

export function drawWineGlass({
  x,
  y,
  height: h,
  wine,
}: {
  x: number;
  y: number;
  height: number;
  wine: string;
}): string {
  return group({}, [
    draw('path', {
      d: `M${x} ${y - h * 0.45} V${y - 2} M${x - h * 0.15} ${y} H${x + h * 0.15}`,
      stroke: '#ffffff',
      'stroke-width': Math.max(1.4, h * 0.035),
      opacity: 0.75,
    }),
    draw('path', {
      d: `M${x - h * 0.17} ${y - h} Q${x - h * 0.24} ${y - h * 0.46} ${x} ${y - h * 0.44} Q${x + h * 0.24} ${y - h * 0.46} ${x + h * 0.17} ${y - h} Z`,
      fill: '#ffffff',
      opacity: 0.28,
    }),
    draw('path', {
      d: `M${x - h * 0.2} ${y - h * 0.74} Q${x - h * 0.2} ${y - h * 0.47} ${x} ${y - h * 0.45} Q${x + h * 0.2} ${y - h * 0.47} ${x + h * 0.2} ${y - h * 0.74} Z`,
      fill: wine,
      opacity: 0.92,
    }),
    draw('path', {
      d: `M${x - h * 0.12} ${y - h * 0.92} Q${x - h * 0.17} ${y - h * 0.7} ${x - h * 0.1} ${y - h * 0.56}`,
      stroke: '#ffffff',
      'stroke-width': Math.max(1.2, h * 0.03),
      fill: 'none',
      opacity: 0.7,
    }),
  ]);
}

export interface ChairPosition {
  x: number;
  y: number;
  height: number;
  colour: string;
  isPadded?: boolean;
}

/** A chair from behind; y is the floor. */
export function drawChair(
  { canvas, palette }: SceneTools,
  { x, y, height: h, colour, isPadded }: ChairPosition,
): void {
  const w = h * 0.42;
  const back = !isPadded
    ? draw('path', {
        d: `M${x - w / 2} ${y - h * 0.45} V${y - h * 0.86} A${w / 2} ${h * 0.14} 0 0 1 ${x + w / 2} ${y - h * 0.86} V${y - h * 0.45}`,
        fill: 'none',
        stroke: colour,
        'stroke-width': h * 0.045,
      }) +
      draw('path', {
        d: `M${x - w * 0.2} ${y - h * 0.47} V${y - h * 0.95} M${x} ${y - h * 0.47} V${y - h * 0.98} M${x + w * 0.2} ${y - h * 0.47} V${y - h * 0.95}`,
        stroke: colour,
        'stroke-width': h * 0.02,
      })
    : draw('rect', {
        x: x - w / 2,
        y: y - h,
        width: w,
        height: h * 0.5,
        rx: h * 0.07,
        fill: canvas.linearGradient(0, [
          [0, lighten(colour, 0.15)],
          [1, darken(colour, 0.3)],
        ]),
      });
  canvas.add(
    draw('ellipse', { cx: x, cy: y, rx: w * 0.75, ry: h * 0.05, fill: palette.shadow, opacity: 0.4 }),
    draw('path', {
      d: `M${x - w * 0.42} ${y - h * 0.42} L${x - w * 0.52} ${y} M${x + w * 0.42} ${y - h * 0.42} L${x + w * 0.52} ${y}`,
      stroke: darken(colour, 0.35),
      'stroke-width': h * 0.04,
      'stroke-linecap': 'round',
    }),
    draw('rect', {
      x: x - w * 0.56,
      y: y - h * 0.48,
      width: w * 1.12,
      height: h * 0.085,
      rx: h * 0.03,
      fill: darken(colour, 0.15),
    }),
    back,
  );
}

/** One bottle with label and glint; y is the shelf. */
export function drawBottle(
  { random }: SceneTools,
  { x, y, height: h }: { x: number; y: number; height: number },
): string {
  const glass = random.pick([
    '#2f5a3c',
    '#6a3a1c',
    '#c98a2c',
    '#d9e2dc',
    '#7a2030',
    '#31506a',
    '#e6d49a',
    '#a8b8a0',
  ]);
  const w = h * random.between(0.24, 0.36);
  const neck = w * 0.34;
  const shoulder = random.between(0.55, 0.68);
  const body = `M${x - w / 2} ${y} V${y - h * (shoulder - 0.1)} Q${x - w / 2} ${y - h * shoulder} ${x - neck / 2} ${y - h * (shoulder + 0.08)} V${y - h} H${x + neck / 2} V${y - h * (shoulder + 0.08)} Q${x + w / 2} ${y - h * shoulder} ${x + w / 2} ${y - h * (shoulder - 0.1)} V${y} Z`;
  return group({}, [
    draw('path', { d: body, fill: glass, opacity: 0.95 }),
    draw('rect', {
      x: x - w * 0.42,
      y: y - h * 0.42,
      width: w * 0.84,
      height: h * 0.24,
      fill: random.pick(['#f4ead2', '#e8d2b0', '#b8382a', '#24303c', '#f2f0ea']),
    }),
    draw('rect', { x: x - w * 0.3, y: y - h * 0.34, width: w * 0.6, height: h * 0.03, fill: '#8a5a2a' }),
    draw('rect', {
      x: x - neck / 2 - 1,
      y: y - h * 1.01,
      width: neck + 2,
      height: h * 0.08,
      fill: random.pick(['#2a2020', '#d9a441', '#8c2a24']),
    }),
    draw('rect', {
      x: x - w * 0.36,
      y: y - h * 0.54,
      width: w * 0.11,
      height: h * 0.48,
      rx: 2,
      fill: '#ffffff',
      opacity: 0.4,
    }),
  ]);
}
