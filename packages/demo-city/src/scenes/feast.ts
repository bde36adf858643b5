import { darken, lighten } from '../drawing/colour';
import {
  drawCutlery,
  drawGlassAbove,
  drawNapkin,
  drawPlate,
  scatterOver,
  type Disc,
} from '../drawing/parts/crockery';
import { blobPath, chunk, flecks, leaf, prawn, roundSlice } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw } from '../drawing/svg';

const SAUCES = ['#c2571f', '#d98a2a', '#7a3a1c', '#5f7a2f', '#b8351f', '#e0b04a'];

/** A table full of dishes to share: curries, rice, breads, greens, with glasses between. */
export const drawFeast: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'linen', 'terrazzo', 'slate', 'marble', 'checks']);
  drawNapkin(tools, { x: width * 0.06, y: height * 0.5, size: height * 0.32 });
  const places = [
    [0.36, 0.36, 0.24],
    [0.66, 0.56, 0.26],
    [0.3, 0.82, 0.19],
    [0.9, 0.22, 0.19],
    [0.12, 0.16, 0.16],
    [0.93, 0.84, 0.18],
    [0.63, 0.12, 0.14],
  ] as const;
  const dishes = random.sample(
    [drawStew, drawStew, drawRice, drawBread, drawGrill, drawGreens, drawStew],
    places.length,
  );
  const isMirrored = random.chance(0.5);
  for (const [index, [x, y, size]] of places.entries()) {
    const disc: Disc = { x: width * (isMirrored ? 1 - x : x), y: height * y, radius: height * size };
    drawPlate(tools, disc, { depth: random.between(0.08, 0.28) });
    dishes[index]?.(tools, { ...disc, radius: disc.radius * 0.76 });
  }
  for (const [x, y] of [
    [0.5, 0.9],
    [0.13, 0.68],
  ] as const)
    drawGlassAbove(tools, { x: width * (isMirrored ? 1 - x : x), y: height * y, radius: height * 0.075 });
  drawCutlery(tools, {
    x: width * (isMirrored ? 0.52 : 0.48),
    y: height * 0.66,
    length: height * 0.34,
    angle: random.between(-30, 30),
    kind: 'spoon',
  });
  drawWindowLight(tools);
};

function drawStew(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  const sauce = random.pick(SAUCES);
  canvas.add(
    draw('circle', {
      cx: x,
      cy: y,
      r,
      fill: canvas.radialGradient([
        [0, lighten(sauce, 0.2)],
        [0.75, sauce],
        [1, darken(sauce, 0.4)],
      ]),
    }),
  );
  const piece = random.pick(['#8a4a24', '#f0dcb0', '#c9713a', '#5f3a20']);
  for (const point of scatterOver(tools, { x, y, radius: r * 0.7 }, 9))
    canvas.add(random.chance(0.2) ? prawn(tools, point, r * 0.17) : chunk(tools, point, r * 0.15, piece));
  canvas.add(
    draw('path', {
      d: `M${x - r * 0.5} ${y} q${r * 0.25} ${-r * 0.4} ${r * 0.5} 0 t${r * 0.5} ${-r * 0.05}`,
      fill: 'none',
      stroke: '#fff3dc',
      'stroke-width': r * 0.07,
      'stroke-linecap': 'round',
      opacity: 0.85,
    }),
  );
  for (const point of scatterOver(tools, { x, y, radius: r * 0.35 }, 4))
    canvas.add(leaf(tools, point, r * 0.15, '#4a8a3f'));
  canvas.add(
    flecks(
      tools,
      scatterOver(tools, { x, y, radius: r * 0.85 }, 34),
      ['#4a8a3f', '#c2351f', '#fff0c8'],
      r * 0.03,
    ),
  );
}

function drawRice(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  const grains = random.pick([
    ['#fbf6e8', '#efe6cf', '#ffffff'],
    ['#f0c860', '#f7dc8a', '#fbeecb'],
  ] as const);
  canvas.add(
    draw('path', { d: blobPath(tools, [x, y], r * 0.82, 0.07), fill: darken(grains[1], 0.08) }),
    flecks(tools, scatterOver(tools, { x, y, radius: r * 0.8 }, 240), grains, r * 0.05),
    flecks(
      tools,
      scatterOver(tools, { x, y, radius: r * 0.6 }, 14),
      ['#4a8a3f', '#7a3a1c', '#c9302c'],
      r * 0.045,
    ),
  );
}

function drawBread(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  for (const [dx, dy] of [
    [-0.25, -0.12],
    [0.22, 0.02],
    [-0.02, 0.26],
  ] as const) {
    const centre = [x + dx * r, y + dy * r] as const;
    canvas.add(
      draw('path', {
        d: blobPath(tools, [centre[0] + 4, centre[1] + 7], r * 0.6, 0.07),
        fill: '#1c1018',
        opacity: 0.28,
      }),
      draw('path', {
        d: blobPath(tools, centre, r * 0.6, 0.07),
        fill: canvas.radialGradient([
          [0, '#f4dca8'],
          [0.8, '#e6bf7c'],
          [1, '#b98545'],
        ]),
      }),
    );
    for (const [cx, cy] of scatterOver(tools, { x: centre[0], y: centre[1], radius: r * 0.48 }, 9))
      canvas.add(
        draw('ellipse', {
          cx,
          cy,
          rx: r * random.between(0.03, 0.08),
          ry: r * random.between(0.02, 0.05),
          fill: '#8a5320',
          opacity: random.between(0.25, 0.6),
        }),
      );
  }
  canvas.add(
    flecks(tools, scatterOver(tools, { x, y, radius: r * 0.6 }, 22), ['#3f7a3a', '#fff6e0'], r * 0.03),
  );
}

function drawGrill(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  const meat = random.pick(['#9c4f24', '#b8662f', '#7a3a1c']);
  for (let skewer = -1; skewer <= 1; skewer++) {
    const line = y + skewer * r * 0.42;
    canvas.add(
      draw('path', {
        d: `M${x - r * 1.05} ${line} H${x + r * 1.05}`,
        stroke: '#d9b98a',
        'stroke-width': r * 0.045,
        'stroke-linecap': 'round',
      }),
    );
    for (let piece = -2; piece <= 2; piece++)
      canvas.add(
        piece % 2
          ? roundSlice(tools, [x + piece * r * 0.34, line], r * 0.14, random.pick(['tomato', 'onion']))
          : chunk(tools, [x + piece * r * 0.34, line], r * 0.18, meat),
      );
  }
  canvas.add(roundSlice(tools, [x + r * 0.55, y + r * 0.66], r * 0.16, 'lemon'));
}

function drawGreens(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  for (const point of scatterOver(tools, { x, y, radius: r * 0.86 }, 26))
    canvas.add(
      leaf(tools, point, r * random.between(0.2, 0.3), random.pick(['#3f7a3a', '#6a9a3f', '#8fb85a'])),
    );
  for (const point of scatterOver(tools, { x, y, radius: r * 0.7 }, 9))
    canvas.add(roundSlice(tools, point, r * 0.13, random.pick(['tomato', 'cucumber', 'radish', 'onion'])));
  for (const point of scatterOver(tools, { x, y, radius: r * 0.6 }, 7))
    canvas.add(chunk(tools, point, r * 0.09, '#fdf8ea'));
}
