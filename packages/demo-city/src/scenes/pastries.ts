import { darken, lighten } from '../drawing/colour';
import { drawDiscShadow, drawNapkin, drawPlate, scatterOver, type Disc } from '../drawing/parts/crockery';
import { flecks } from '../drawing/parts/garnish';
import { drawCupOfCoffee } from '../drawing/parts/cup';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

/** Croissants, tarts, buns and doughnuts on plates, with coffee. */
export const drawPastries: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['marble', 'linen', 'terrazzo', 'planks']);
  const main: Disc = { x: width * random.between(0.36, 0.46), y: height * 0.54, radius: height * 0.37 };
  drawNapkin(tools, { x: main.x + main.radius * 1.45, y: main.y + main.radius * 0.6, size: height * 0.32 });
  drawPlate(tools, main);
  for (const [x, y] of scatterOver(tools, { ...main, radius: main.radius * 0.6 }, random.integer(3, 5)))
    drawPastry(tools, { x, y, radius: main.radius * 0.27 });
  drawCupOfCoffee(tools, {
    x: main.x + main.radius * 1.6,
    y: main.y - main.radius * 0.55,
    radius: height * 0.15,
  });
  const small: Disc = { x: width * 0.88, y: height * 0.76, radius: height * 0.15 };
  drawPlate(tools, small);
  drawPastry(tools, { ...small, radius: small.radius * 0.6 });
  canvas.add(
    flecks(
      tools,
      scatterOver(tools, { ...main, radius: main.radius * 0.9 }, 60),
      ['#d9a05a', '#f0d8a0', '#b9783a'],
      4,
    ),
  );
  drawWindowLight(tools);
};

function drawPastry(tools: SceneTools, disc: Disc): void {
  const kind = tools.random.pick(['croissant', 'croissant', 'doughnut', 'tart', 'bun'] as const);
  drawDiscShadow(tools, { ...disc, radius: disc.radius * 0.95 }, 0.12);
  const turn = `translate(${disc.x.toFixed(1)} ${disc.y.toFixed(1)}) rotate(${tools.random.integer(0, 359)})`;
  const drawing = { croissant: drawCroissant, doughnut: drawDoughnut, tart: drawTart, bun: drawBun }[kind](
    tools,
    disc.radius,
  );
  tools.canvas.add(group({ transform: turn }, drawing));
}

function drawCroissant({ canvas, random }: SceneTools, r: number): string[] {
  const crust = random.pick(['#d08a3c', '#c2772f', '#dba050']);
  const fill = canvas.linearGradient(90, [
    [0, lighten(crust, 0.3)],
    [0.5, crust],
    [1, darken(crust, 0.4)],
  ]);
  const pieces = [-2, 2, -1, 1, 0].map((part) => {
    const size = r * (0.62 - Math.abs(part) * 0.13);
    const [x, y] = [part * r * 0.42, Math.abs(part) * r * Math.abs(part) * 0.12];
    return draw('ellipse', {
      cx: x,
      cy: y,
      rx: size * 0.62,
      ry: size,
      fill,
      stroke: darken(crust, 0.45),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
      transform: `rotate(${part * 24} ${x.toFixed(1)} ${y.toFixed(1)})`,
    });
  });
  const ridges = [-1, 0, 1].map((part) =>
    draw('path', {
      d: `M${part * r * 0.4 - r * 0.12} ${-r * 0.34} q${r * 0.16} ${r * 0.3} 0 ${r * 0.66}`,
      fill: 'none',
      stroke: '#fbe2b0',
      'stroke-width': r * 0.035,
      opacity: 0.7,
    }),
  );
  return [...pieces, ...ridges];
}

function drawDoughnut(tools: SceneTools, r: number): string[] {
  const { random } = tools;
  const icing = random.pick(['#e87a9a', '#6a3a24', '#f4e6d0', '#8fb8a0', '#e0a63a']);
  return [
    draw('circle', { r: r * 0.92, fill: '#c98a4a' }),
    draw('circle', { r: r * 0.8, fill: icing }),
    draw('path', {
      d: `M${-r * 0.6} ${-r * 0.25} A${r * 0.65} ${r * 0.65} 0 0 1 ${r * 0.1} ${-r * 0.62}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': r * 0.09,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
    flecks(
      tools,
      scatterOver(tools, { x: 0, y: 0, radius: r * 0.74 }, 28),
      ['#ffffff', '#f4c35a', '#5ab0a8', '#c2351f'],
      r * 0.05,
    ),
    draw('circle', { r: r * 0.27, fill: '#9c6430' }),
    draw('circle', { r: r * 0.2, fill: '#e9e2d6' }),
  ];
}

function drawTart(tools: SceneTools, r: number): string[] {
  const fruit = tools.random.pick(['#a8203c', '#3a3f8c', '#e08a2c', '#c2351f']);
  const berries = scatterOver(tools, { x: 0, y: 0, radius: r * 0.6 }, 15).map(([cx, cy]) =>
    draw('circle', {
      cx,
      cy,
      r: r * 0.16,
      fill: tools.canvas.radialGradient([
        [0, lighten(fruit, 0.45)],
        [0.5, fruit],
        [1, darken(fruit, 0.4)],
      ]),
    }),
  );
  return [
    draw('circle', {
      r: r * 0.92,
      fill: '#d9a05a',
      stroke: '#a86a2c',
      'stroke-width': r * 0.1,
      'stroke-dasharray': `${r * 0.14} ${r * 0.08}`,
    }),
    draw('circle', { r: r * 0.74, fill: '#f7e3a8' }),
    ...berries,
  ];
}

function drawBun({ canvas }: SceneTools, r: number): string[] {
  const spiral = `M0 0 q${r * 0.2} ${-r * 0.24} ${r * 0.3} 0 q0 ${r * 0.36} ${-r * 0.36} ${r * 0.34} q${-r * 0.46} ${-r * 0.1} ${-r * 0.4} ${-r * 0.5} q${r * 0.12} ${-r * 0.56} ${r * 0.7} ${-r * 0.44} q${r * 0.6} ${r * 0.22} ${r * 0.46} ${r * 0.8}`;
  return [
    draw('circle', {
      r: r * 0.9,
      fill: canvas.radialGradient([
        [0, '#f0c880'],
        [0.7, '#d39447'],
        [1, '#9c5f28'],
      ]),
    }),
    draw('path', {
      d: spiral,
      fill: 'none',
      stroke: '#7d4520',
      'stroke-width': r * 0.1,
      'stroke-linecap': 'round',
    }),
    draw('path', {
      d: `M${-r * 0.5} ${-r * 0.3} q${r * 0.3} ${r * 0.2} ${r * 0.5} 0 t${r * 0.5} ${r * 0.1}`,
      fill: 'none',
      stroke: '#fff7e6',
      'stroke-width': r * 0.12,
      'stroke-linecap': 'round',
      opacity: 0.85,
    }),
  ];
}
