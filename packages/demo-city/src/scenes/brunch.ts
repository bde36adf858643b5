import { darken } from '../drawing/colour';
import {
  drawCutlery,
  drawGlassAbove,
  drawNapkin,
  drawPlate,
  scatterOver,
  type Disc,
} from '../drawing/parts/crockery';
import { drawCupOfCoffee } from '../drawing/parts/cup';
import { blobPath, chunk, flecks, leaf, roundSlice } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw } from '../drawing/svg';

/** Eggs on toast or a stack of pancakes, with fruit, juice and coffee. */
export const drawBrunch: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['marble', 'linen', 'terrazzo', 'planks', 'checks']);
  const side = random.chance(0.5);
  const across = (share: number) => width * (side ? share : 1 - share);
  const plate: Disc = { x: across(0.42), y: height * 0.54, radius: height * 0.39 };
  drawNapkin(tools, { x: across(0.1), y: height * 0.56, size: height * 0.4 });
  drawCutlery(tools, {
    x: across(0.08),
    y: height * 0.54,
    length: height * 0.46,
    angle: random.between(-8, 8),
    kind: 'fork',
  });
  drawPlate(tools, plate);
  if (random.chance(0.55)) drawEggs(tools, plate);
  else drawPancakes(tools, plate);
  drawGlassAbove(
    tools,
    { x: across(0.76), y: height * 0.2, radius: height * 0.1 },
    random.pick(['#f2a53a', '#e8566a', '#f6d890']),
  );
  drawCupOfCoffee(tools, { x: across(0.83), y: height * 0.62, radius: height * 0.14 });
  drawWindowLight(tools);
};

function drawEggs(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  canvas.add(
    draw('rect', {
      x: x - r * 0.52,
      y: y - r * 0.5,
      width: r * 0.86,
      height: r * 0.8,
      rx: r * 0.14,
      fill: '#e0b070',
      stroke: '#8a5426',
      'stroke-width': r * 0.05,
      transform: `rotate(${random.integer(-18, 6)} ${x} ${y})`,
    }),
    draw('path', { d: blobPath(tools, [x - r * 0.08, y - r * 0.08], r * 0.38, 0.1), fill: '#9aba5a' }),
  );
  for (const [dx, dy] of [
    [-0.22, -0.16],
    [0.16, 0.08],
  ] as const) {
    const [cx, cy] = [x + dx * r, y + dy * r];
    canvas.add(
      draw('path', { d: blobPath(tools, [cx + 4, cy + 6], r * 0.27, 0.12), fill: '#2a160c', opacity: 0.3 }),
      draw('path', { d: blobPath(tools, [cx, cy], r * 0.27, 0.14), fill: '#fdfaf2' }),
      draw('circle', {
        cx,
        cy,
        r: r * 0.12,
        fill: canvas.radialGradient([
          [0, '#ffc04a'],
          [0.7, '#f59a1f'],
          [1, '#d97a14'],
        ]),
      }),
      draw('ellipse', { cx: cx - r * 0.04, cy: cy - r * 0.05, rx: r * 0.04, ry: r * 0.02, fill: '#fff6d8' }),
    );
  }
  for (const point of scatterOver(tools, { x: x + r * 0.34, y: y - r * 0.4, radius: r * 0.2 }, 6))
    canvas.add(roundSlice(tools, point, r * 0.1, 'tomato'));
  for (const point of scatterOver(tools, { x: x - r * 0.3, y: y + r * 0.46, radius: r * 0.22 }, 10))
    canvas.add(chunk(tools, point, r * 0.085, random.pick(['#d9a04a', '#c2803a'])));
  for (const point of scatterOver(tools, { x: x + r * 0.44, y: y + r * 0.38, radius: r * 0.2 }, 9))
    canvas.add(leaf(tools, point, r * 0.13, random.pick(['#4a8a3f', '#7aaa4f'])));
  canvas.add(
    flecks(
      tools,
      scatterOver(tools, { x, y, radius: r * 0.5 }, 40),
      ['#2a2018', '#c2351f', '#4a8a3f'],
      r * 0.014,
    ),
  );
}

function drawPancakes(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  for (let layer = 0; layer < 3; layer++) {
    const [cx, cy] = [x + random.between(-0.03, 0.03) * r + layer * 3, y + 14 - layer * r * 0.05];
    canvas.add(
      draw('path', { d: blobPath(tools, [cx + 4, cy + 8], r * 0.56, 0.02), fill: '#2a160c', opacity: 0.3 }),
      draw('path', {
        d: blobPath(tools, [cx, cy], r * 0.56, 0.02),
        fill: canvas.radialGradient([
          [0, '#c9823a'],
          [0.84, '#d99a4e'],
          [0.92, '#f2d49a'],
          [1, '#dbb070'],
        ]),
      }),
    );
  }
  canvas.add(
    draw('path', { d: blobPath(tools, [x, y - r * 0.06], r * 0.34, 0.22), fill: '#8a4312', opacity: 0.65 }),
    draw('rect', {
      x: x - r * 0.1,
      y: y - r * 0.16,
      width: r * 0.2,
      height: r * 0.17,
      rx: 4,
      fill: '#fbe7a0',
      stroke: '#e0bf62',
      'stroke-width': 2,
    }),
  );
  const berry = random.pick(['#a8203c', '#3a3f8c', '#7a2048']);
  for (const [cx, cy] of scatterOver(tools, { x, y, radius: r * 0.62 }, 13))
    canvas.add(
      draw('circle', { cx: cx + 2, cy: cy + 4, r: r * 0.062, fill: '#1c1018', opacity: 0.35 }),
      draw('circle', {
        cx,
        cy,
        r: r * 0.06,
        fill: canvas.radialGradient([
          [0, '#e8a0b0'],
          [0.4, berry],
          [1, darken(berry, 0.4)],
        ]),
      }),
    );
  for (let index = 0; index < 3; index++)
    canvas.add(leaf(tools, [x + r * 0.1 + index * 9, y - r * 0.22], r * 0.1, '#4a8a3f'));
}
