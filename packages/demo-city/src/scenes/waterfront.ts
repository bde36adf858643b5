import { darken, lighten, mixColours } from '../drawing/colour';
import { drawPerson } from '../drawing/parts/person';
import { drawSky } from '../drawing/parts/sky';
import { drawSkyline } from '../drawing/parts/skyline';
import { drawTree } from '../drawing/parts/tree';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon, group } from '../drawing/svg';

/** The lake with the skyline across the water: sails, a ferry, a boardwalk in front. */
export const drawWaterfront: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const horizon = height * random.between(0.52, 0.6);
  drawSky(tools, horizon);
  drawSkyline(tools, { horizon, height: height * random.between(0.24, 0.3), distance: 0.35 });
  drawWater(tools, horizon);
  const boats = random.integer(2, 4);
  for (let index = 0; index < boats; index++) {
    const position = {
      x: width * random.between(0.1, 0.9),
      y: horizon + height * random.between(0.05, 0.2),
      size: height * random.between(0.07, 0.14),
    };
    canvas.add(random.chance(0.75) ? drawSail(tools, position) : drawFerry(tools, position));
  }
  drawBoardwalk(tools);
  return { bloom: 0.1 + palette.lit * 0.35 };
};

function drawWater({ canvas, random, palette }: SceneTools, horizon: number): void {
  const { width, height } = canvas;
  const deep = mixColours(palette.sky[0], palette.shadow, 0.35);
  canvas.add(
    draw('rect', {
      y: horizon,
      width,
      height: height - horizon,
      fill: canvas.linearGradient(90, [
        [0, mixColours(palette.sky[2], palette.sky[1], 0.3)],
        [0.3, palette.sky[1]],
        [1, deep],
      ]),
    }),
  );
  for (let index = 0; index < 34; index++) {
    const [x, length] = [width * random.next(), height * random.between(0.05, 0.26)];
    const colour = random.chance(palette.lit)
      ? palette.glow
      : mixColours(random.pick(palette.walls), palette.sky[1], 0.4);
    canvas.add(
      draw('rect', {
        x,
        y: horizon,
        width: random.between(5, 22),
        height: length,
        fill: canvas.linearGradient(90, [
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      }),
    );
  }
  for (let index = 0; index < 130; index++) {
    const depth = Math.pow(random.next(), 1.6);
    const wave = {
      x: random.between(-0.05, 1) * width,
      y: horizon + 4 + (height - horizon) * depth,
      width: 14 + depth * 150 * random.between(0.4, 1),
      height: 1.4 + depth * 3.4,
    };
    canvas.add(
      draw('rect', {
        ...wave,
        rx: 2,
        fill: random.chance(0.55) ? palette.light : lighten(palette.sky[1], 0.3),
        opacity: random.between(0.1, 0.42),
      }),
    );
  }
}

function drawSail(
  { random, palette }: SceneTools,
  { x, y, size: s }: { x: number; y: number; size: number },
): string {
  const hull = darken(random.pick(palette.accents), palette.lit * 0.4);
  return group({}, [
    draw('path', {
      d: `M${x - s * 0.5} ${y} Q${x} ${y + s * 0.26} ${x + s * 0.55} ${y - s * 0.04} Z`,
      fill: hull,
    }),
    draw('rect', { x: x - 1.5, y: y - s * 1.5, width: 3, height: s * 1.5, fill: '#2a2320' }),
    draw('path', {
      d: `M${x + 3} ${y - s * 1.46} Q${x + s * 0.6} ${y - s * 0.7} ${x + s * 0.5} ${y - s * 0.1} H${x + 3} Z`,
      fill: palette.cream,
    }),
    draw('path', {
      d: `M${x - 3} ${y - s * 1.3} Q${x - s * 0.46} ${y - s * 0.6} ${x - s * 0.44} ${y - s * 0.1} H${x - 3} Z`,
      fill: darken(palette.cream, 0.16),
    }),
    draw('rect', {
      x: x - s * 0.4,
      y: y + s * 0.14,
      width: s * 0.9,
      height: s * 0.05,
      fill: palette.cream,
      opacity: 0.35,
    }),
  ]);
}

function drawFerry(
  { palette }: SceneTools,
  { x, y, size: s }: { x: number; y: number; size: number },
): string {
  const panes = Array.from({ length: 9 }, (_, index) =>
    draw('rect', {
      x: x - s * 0.9 + index * s * 0.2,
      y: y - s * 0.44,
      width: s * 0.12,
      height: s * 0.14,
      fill: mixColours('#3a4a5a', palette.glow, palette.lit),
    }),
  );
  return group({}, [
    drawPolygon(
      [
        [x - s * 1.3, y - s * 0.2],
        [x + s * 1.3, y - s * 0.2],
        [x + s * 1.05, y + s * 0.12],
        [x - s * 1.05, y + s * 0.12],
      ],
      { fill: darken('#f4f0e6', palette.lit * 0.4) },
    ),
    draw('rect', { x: x - s * 1.24, y: y - s * 0.2, width: s * 2.48, height: s * 0.08, fill: '#b8323a' }),
    draw('rect', {
      x: x - s,
      y: y - s * 0.52,
      width: s * 2,
      height: s * 0.32,
      fill: darken('#fbf8f0', palette.lit * 0.4),
    }),
    ...panes,
    draw('rect', { x: x - s * 0.24, y: y - s * 0.86, width: s * 0.48, height: s * 0.34, fill: '#e8e2d4' }),
    draw('rect', { x: x + s * 0.4, y: y - s * 0.92, width: s * 0.2, height: s * 0.4, fill: '#22262c' }),
  ]);
}

function drawBoardwalk(tools: SceneTools): void {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const top = height * 0.84;
  const wood = darken('#a9794f', palette.lit * 0.55);
  canvas.add(
    draw('rect', {
      y: top,
      width,
      height: height - top,
      fill: canvas.linearGradient(90, [
        [0, darken(wood, 0.2)],
        [1, lighten(wood, 0.12)],
      ]),
    }),
  );
  for (let line = -12; line <= 12; line++)
    canvas.add(
      draw('path', {
        d: `M${width / 2 + line * width * 0.06} ${top} L${width / 2 + line * width * 0.1} ${height}`,
        stroke: darken(wood, 0.45),
        'stroke-width': 2,
        opacity: 0.45,
      }),
    );
  const rail = darken('#30343c', palette.lit * 0.3);
  for (let x = 0; x < width; x += width / 11)
    canvas.add(draw('rect', { x, y: top - height * 0.085, width: 7, height: height * 0.095, fill: rail }));
  canvas.add(
    draw('rect', { y: top - height * 0.09, width, height: 8, fill: rail }),
    draw('rect', { y: top - height * 0.045, width, height: 4, fill: rail }),
  );
  for (let index = 0; index < random.integer(2, 5); index++)
    drawPerson(tools, {
      x: width * random.between(0.08, 0.92),
      y: height * random.between(0.9, 0.97),
      height: height * random.between(0.21, 0.25),
    });
  if (random.chance(0.6))
    drawTree(tools, { x: width * random.pick([0.04, 0.95]), y: height * 0.97, height: height * 0.7 });
}
