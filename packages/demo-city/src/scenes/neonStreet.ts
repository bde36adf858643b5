import { darken, lighten, mixColours } from '../drawing/colour';
import { drawText } from '../drawing/lettering';
import { drawPerson } from '../drawing/parts/person';
import { drawSky } from '../drawing/parts/sky';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon, group, type Point } from '../drawing/svg';

const NEON_COLOURS = ['#ff4f7b', '#4fe3d6', '#ffb347', '#ff6ad5', '#8a7bff', '#ffe14f', '#5ad1ff'];
const SIGN_WORDS = [
  'OPEN',
  'NOODLES',
  'KARAOKE',
  'PHO',
  'BAR',
  'TEA',
  'CINEMA',
  'RAMEN',
  'VINYL',
  'GRILL',
  'JAZZ',
  'HOT POT',
  'DELI',
  'LATE',
];

/** Looking down a street after rain: lit signs on both sides, their light in the wet road. */
export const drawNeonStreet: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const vanishing: Point = [width * random.between(0.42, 0.58), height * random.between(0.5, 0.56)];
  drawSky(tools, vanishing[1] + 10);
  canvas.add(
    draw('rect', {
      y: vanishing[1],
      width,
      height: height - vanishing[1],
      fill: canvas.linearGradient(90, [
        [0, mixColours(palette.road, palette.glow, 0.3)],
        [1, darken(palette.road, 0.45)],
      ]),
    }),
  );
  canvas.add(
    draw('circle', {
      cx: vanishing[0],
      cy: vanishing[1],
      r: height * 0.35,
      fill: canvas.radialGradient([
        [0, palette.glow, 0.6],
        [1, palette.glow, 0],
      ]),
    }),
  );
  for (const side of [-1, 1] as const) drawSide(tools, vanishing, side);
  drawWetRoad(tools, vanishing);
  for (let index = 0; index < 7; index++) {
    const near = Math.pow(random.next(), 1.4);
    drawPerson(tools, {
      x: vanishing[0] + random.pick([-1, 1]) * width * (0.05 + near * 0.3),
      y: vanishing[1] + height * (0.06 + near * 0.36),
      height: height * (0.09 + near * 0.34),
    });
  }
  return { bloom: 0.6, vignette: 0.7 };
};

/** The position of a point on the side of the street: depth 0 is the picture's edge, 1 the vanishing point. */
function project(
  tools: SceneTools,
  [vx, vy]: Point,
  at: { side: -1 | 1; depth: number; lift: number },
): Point {
  const { width, height } = tools.canvas;
  const edge: Point = [at.side < 0 ? -width * 0.06 : width * 1.06, height * (1.02 - at.lift * 1.5)];
  return [edge[0] + (vx - edge[0]) * at.depth, edge[1] + (vy - edge[1]) * at.depth];
}

function drawSide(tools: SceneTools, vanishing: Point, side: -1 | 1): void {
  const { random, palette, canvas } = tools;
  const cuts = [0, 0.24, 0.43, 0.58, 0.7, 0.79, 0.86, 0.92];
  const texts = random.sample(SIGN_WORDS, SIGN_WORDS.length);
  for (let index = cuts.length - 2; index >= 0; index--) {
    const [near, far] = [cuts[index] ?? 0, cuts[index + 1] ?? 1];
    const tall = random.between(0.62, 0.95);
    const quad = (from: number, to: number, low: number, high: number): Point[] => [
      project(tools, vanishing, { side, depth: from, lift: low }),
      project(tools, vanishing, { side, depth: from, lift: high }),
      project(tools, vanishing, { side, depth: to, lift: high }),
      project(tools, vanishing, { side, depth: to, lift: low }),
    ];
    const wall = darken(random.pick(palette.walls), 0.3);
    const span = far - near;
    canvas.add(
      drawPolygon(quad(near, far, 0, tall), {
        fill: canvas.linearGradient(90, [
          [0, darken(wall, 0.35)],
          [1, mixColours(wall, palette.glow, 0.25)],
        ]),
      }),
    );
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const from = near + span * (0.12 + column * 0.29);
        const low = 0.3 + row * (tall - 0.34) * 0.33;
        const isLit = random.chance(0.5);
        canvas.add(
          drawPolygon(quad(from, from + span * 0.17, low, low + 0.11), {
            fill: isLit ? mixColours(palette.glow, '#ffffff', random.between(0, 0.3)) : darken(wall, 0.55),
            opacity: isLit ? 0.9 : 0.8,
          }),
        );
      }
    }
    const neon = random.pick(NEON_COLOURS);
    canvas.add(
      drawPolygon(quad(near + span * 0.05, far - span * 0.05, 0.015, 0.17), {
        fill: canvas.linearGradient(90, [
          [0, lighten(palette.glow, 0.3)],
          [1, mixColours(palette.glow, neon, 0.55)],
        ]),
      }),
    );
    canvas.add(drawPolygon(quad(near + span * 0.03, far - span * 0.03, 0.185, 0.235), { fill: neon }));
    drawBladeSign(tools, {
      at: project(tools, vanishing, { side, depth: near + span * 0.3, lift: 0.5 }),
      scale: 1 - near,
      side,
      neon: random.pick(NEON_COLOURS),
      text: texts.pop() ?? 'OPEN',
    });
  }
}

function drawBladeSign(
  { canvas }: SceneTools,
  sign: { at: Point; scale: number; side: -1 | 1; neon: string; text: string },
): void {
  const { scale, side, neon, text } = sign;
  const letters = [...text];
  const [w, step] = [canvas.height * 0.085 * scale, canvas.height * 0.062 * scale];
  const h = step * letters.length + w * 0.4;
  const x = sign.at[0] - side * w * 0.4;
  const y = sign.at[1] - h / 2;
  const left = side < 0 ? x : x - w;
  canvas.add(
    draw('circle', {
      cx: left + w / 2,
      cy: y + h / 2,
      r: h * 0.8,
      fill: canvas.radialGradient([
        [0, neon, 0.42],
        [1, neon, 0],
      ]),
    }),
    draw('rect', {
      x: left,
      y,
      width: w,
      height: h,
      rx: w * 0.14,
      fill: '#14101f',
      stroke: neon,
      'stroke-width': Math.max(1.5, w * 0.06),
    }),
    group(
      {},
      letters.map((letter, index) =>
        drawText(letter, {
          x: left + w / 2,
          y: y + w * 0.3 + index * step,
          height: step * 0.62,
          colour: lighten(neon, 0.45),
          weight: 1,
        }),
      ),
    ),
  );
}

function drawWetRoad({ canvas, random, palette }: SceneTools, [vx, vy]: Point): void {
  const { width, height } = canvas;
  canvas.add(
    drawPolygon(
      [
        [vx - 8, vy + height * 0.04],
        [vx + 8, vy + height * 0.04],
        [width * 0.78, height],
        [width * 0.22, height],
      ],
      { fill: darken(palette.road, 0.3), opacity: 0.5 },
    ),
  );
  for (let index = 0; index < 46; index++) {
    const near = Math.pow(random.next(), 0.8);
    const side = random.pick([-1, 1]);
    const x = vx + side * width * near * random.between(0.05, 0.52);
    const y = vy + height * (0.04 + near * 0.3);
    const colour = random.pick([...NEON_COLOURS, palette.glow]);
    canvas.add(
      draw('rect', {
        x,
        y,
        width: 4 + near * 44,
        height: height * (0.05 + near * 0.26),
        fill: canvas.linearGradient(90, [
          [0, colour, 0.55],
          [1, colour, 0],
        ]),
      }),
    );
  }
  for (let index = 0; index < 60; index++) {
    const near = random.next();
    canvas.add(
      draw('rect', {
        x: random.next() * width,
        y: vy + height * (0.05 + near * 0.44),
        width: 10 + near * 110,
        height: 1 + near * 3,
        rx: 1,
        fill: '#cfe0ff',
        opacity: random.between(0.04, 0.2),
      }),
    );
  }
  for (const side of [-1, 1])
    canvas.add(
      draw('path', {
        d: `M${vx + side * 4} ${vy + height * 0.04} L${vx + side * width * 0.13} ${height}`,
        stroke: '#e8e0ff',
        'stroke-width': 4,
        opacity: 0.3,
      }),
    );
}
