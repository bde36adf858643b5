import { darken, lighten, mixColours } from '../colour';
import type { SceneTools } from '../scene';
import { draw, drawPolygon, group } from '../svg';

export interface FacadeBox {
  x: number;
  /** The y of the pavement. */
  ground: number;
  width: number;
  height: number;
  /** Height of the shop below, which the caller draws. */
  shopHeight: number;
  wall: string;
}

/** The upper storeys of one Victorian building: brick, cornice or gable, windows with sills, some of them lit. */
export function drawFacade(tools: SceneTools, box: FacadeBox): void {
  const { canvas, random, palette } = tools;
  const { x, ground, width, height, wall } = box;
  const top = ground - height;
  const trim = random.pick([palette.cream, darken(wall, 0.35), lighten(wall, 0.35)]);
  const roof = random.pick(['cornice', 'cornice', 'gable', 'mansard'] as const);
  const bricks = canvas.pattern({
    width: 18,
    height: 10,
    markup: draw('path', {
      d: 'M0 .5H18M0 5.5H18M4 .5V5M13 5.5V10',
      stroke: darken(wall, 0.3),
      'stroke-width': 0.9,
      opacity: 0.4,
    }),
  });
  canvas.add(
    draw('rect', {
      x,
      y: top,
      width,
      height,
      fill: canvas.linearGradient(90, [
        [0, lighten(wall, 0.07)],
        [1, darken(wall, 0.12)],
      ]),
    }),
    draw('rect', { x, y: top, width, height, fill: bricks }),
  );
  if (roof === 'gable') drawGable(tools, box, trim);
  else if (roof === 'mansard') drawMansard(tools, box, trim);
  else drawCornice(tools, box, trim);
  const upperHeight = height - box.shopHeight;
  const rows = upperHeight > width * 1.5 ? 3 : upperHeight > width * 0.62 ? 2 : 1;
  const columns = width > 190 ? 3 : 2;
  const arched = random.chance(0.45);
  const storeyHeight = (upperHeight * 0.9) / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const windowWidth = (width / columns) * 0.52;
      const windowHeight = Math.min(storeyHeight * 0.66, windowWidth * 2.1);
      const centre = x + (width * (column + 0.5)) / columns;
      drawWindow(tools, {
        x: centre - windowWidth / 2,
        y: top + upperHeight * 0.1 + storeyHeight * row + storeyHeight * 0.1,
        width: windowWidth,
        height: windowHeight,
        arched,
        trim,
      });
    }
  }
}

interface WindowBox {
  x: number;
  y: number;
  width: number;
  height: number;
  arched: boolean;
  trim: string;
}

function drawWindow(
  { canvas, random, palette }: SceneTools,
  { x, y, width, height, arched, trim }: WindowBox,
): void {
  const isLit = random.chance(palette.lit * 0.7);
  const day = canvas.linearGradient(70, [
    [0, mixColours(palette.sky[0], palette.shadow, 0.45)],
    [0.5, mixColours(palette.sky[1], palette.shadow, 0.35)],
    [1, mixColours(palette.shadow, '#10121c', 0.45)],
  ]);
  const night = canvas.linearGradient(90, [
    [0, mixColours(palette.glow, '#ffffff', 0.25)],
    [1, mixColours(palette.glow, '#a8482a', 0.4)],
  ]);
  const rise = arched ? width * 0.3 : 0;
  const shape = `M${x} ${y + height} V${y + rise} Q${x + width / 2} ${y - rise} ${x + width} ${y + rise} V${y + height} Z`;
  const frame = { fill: 'none', stroke: trim, 'stroke-width': Math.max(2, width * 0.06) };
  const curtain = random.chance(0.5)
    ? draw('path', {
        d: `M${x} ${y + rise} H${x + width * 0.34} Q${x + width * 0.26} ${y + height * 0.5} ${x + width * 0.1} ${y + height} H${x} Z`,
        fill: palette.cream,
        opacity: 0.55,
      })
    : draw('rect', {
        x,
        y: y + rise * 0.4,
        width,
        height: height * random.between(0.1, 0.4),
        fill: palette.cream,
        opacity: 0.5,
      });
  canvas.add(
    group({}, [
      draw('path', { d: shape, fill: isLit ? night : day, transform: 'translate(0 0)' }),
      curtain,
      draw('path', {
        d: `M${x + width * 0.15} ${y + height * 0.75} L${x + width * 0.7} ${y + height * 0.15} H${x + width * 0.95} L${x + width * 0.4} ${y + height * 0.75} Z`,
        fill: '#ffffff',
        opacity: isLit ? 0.06 : 0.13,
      }),
      draw('path', {
        d: `M${x} ${y + height * 0.52} H${x + width} M${x + width / 2} ${y} V${y + height}`,
        ...frame,
        'stroke-width': Math.max(1.4, width * 0.035),
      }),
      draw('path', { d: shape, ...frame }),
      draw('rect', {
        x: x - width * 0.12,
        y: y + height,
        width: width * 1.24,
        height: Math.max(4, height * 0.06),
        fill: trim,
      }),
      draw('rect', {
        x: x - width * 0.1,
        y: y + height * 1.06,
        width: width * 1.2,
        height: height * 0.06,
        fill: palette.shadow,
        opacity: 0.3,
      }),
    ]),
  );
  if (random.chance(0.18)) {
    for (let index = 0; index < 5; index++) {
      const flower = { cx: x + width * (0.1 + index * 0.2), cy: y + height - 2, r: width * 0.1 };
      canvas.add(
        draw('circle', { ...flower, fill: index % 2 ? palette.foliage[1] : random.pick(palette.accents) }),
      );
    }
  }
}

function drawCornice(
  { canvas, palette }: SceneTools,
  { x, ground, width, height }: FacadeBox,
  trim: string,
): void {
  const top = ground - height;
  const brackets = Math.round(width / 22);
  const pieces = [
    draw('rect', { x: x - 4, y: top - 8, width: width + 8, height: 16, fill: trim }),
    draw('rect', { x: x - 7, y: top - 13, width: width + 14, height: 7, fill: lighten(trim, 0.15) }),
  ];
  for (let index = 0; index < brackets; index++) {
    pieces.push(
      draw('rect', {
        x: x + 4 + (index * (width - 8)) / brackets,
        y: top + 8,
        width: 7,
        height: 11,
        fill: darken(trim, 0.1),
      }),
    );
  }
  pieces.push(draw('rect', { x, y: top + 8, width, height: 16, fill: palette.shadow, opacity: 0.28 }));
  canvas.add(...pieces);
}

function drawGable(
  { canvas, palette }: SceneTools,
  { x, ground, width, height, wall }: FacadeBox,
  trim: string,
): void {
  const top = ground - height;
  const peak = top - width * 0.5;
  canvas.add(
    drawPolygon(
      [
        [x, top + 2],
        [x + width / 2, peak],
        [x + width, top + 2],
      ],
      { fill: lighten(wall, 0.04) },
    ),
    draw('path', {
      d: `M${x - 8} ${top + 6} L${x + width / 2} ${peak - 6} L${x + width + 8} ${top + 6}`,
      fill: 'none',
      stroke: trim,
      'stroke-width': 10,
    }),
    draw('circle', {
      cx: x + width / 2,
      cy: top - width * 0.16,
      r: width * 0.09,
      fill: mixColours(palette.shadow, palette.glow, palette.lit * 0.8),
      stroke: trim,
      'stroke-width': 4,
    }),
  );
}

function drawMansard(tools: SceneTools, { x, ground, width, height }: FacadeBox, trim: string): void {
  const { canvas, palette } = tools;
  const top = ground - height;
  const rise = width * 0.34;
  const slate = mixColours('#4a4c58', palette.shadow, 0.3);
  canvas.add(
    drawPolygon(
      [
        [x - 3, top + 3],
        [x + width * 0.1, top - rise],
        [x + width * 0.9, top - rise],
        [x + width + 3, top + 3],
      ],
      {
        fill: canvas.linearGradient(90, [
          [0, lighten(slate, 0.1)],
          [1, slate],
        ]),
      },
    ),
  );
  for (const relativeX of [0.3, 0.7]) {
    const [dormerX, dormerWidth] = [x + width * relativeX - width * 0.09, width * 0.18];
    canvas.add(
      drawPolygon(
        [
          [dormerX - 6, top - rise * 0.7],
          [dormerX + dormerWidth / 2, top - rise * 1.05],
          [dormerX + dormerWidth + 6, top - rise * 0.7],
        ],
        { fill: trim },
      ),
    );
    drawWindow(tools, {
      x: dormerX,
      y: top - rise * 0.7,
      width: dormerWidth,
      height: rise * 0.62,
      arched: false,
      trim,
    });
  }
  canvas.add(draw('rect', { x: x - 4, y: top - 3, width: width + 8, height: 10, fill: trim }));
}
