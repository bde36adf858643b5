import { darken } from '../drawing/colour';
import {
  drawCutlery,
  drawGlassAbove,
  drawNapkin,
  drawPlate,
  scatterOver,
  type Disc,
} from '../drawing/parts/crockery';
import { blobPath, flecks, leaf, roundSlice } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw } from '../drawing/svg';

/** A pizza from above, blistered at the rim, with one of five toppings. */
export const drawPizza: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'marble', 'checks', 'slate', 'linen']);
  const main: Disc = {
    x: width * random.between(0.4, 0.6),
    y: height * random.between(0.48, 0.56),
    radius: height * random.between(0.36, 0.42),
  };
  drawNapkin(tools, { x: main.x - main.radius * 1.35, y: main.y + main.radius * 0.3, size: height * 0.34 });
  drawPlate(
    tools,
    { ...main, radius: main.radius * 1.12 },
    { colour: random.pick(['#b98a5e', '#efe9df', '#3a4248', '#d8bd98']) },
  );
  drawPie(tools, main);
  drawGlassAbove(tools, {
    x: main.x + main.radius * 1.5,
    y: main.y - main.radius * 0.75,
    radius: height * 0.085,
  });
  drawSideBowl(tools, {
    x: main.x + main.radius * 1.52,
    y: main.y + main.radius * 0.45,
    radius: height * 0.1,
  });
  drawCutlery(tools, {
    x: main.x - main.radius * 1.35,
    y: main.y + main.radius * 0.2,
    length: height * 0.42,
    angle: random.between(-20, 20),
    kind: 'fork',
  });
  drawWindowLight(tools);
};

function drawPie(tools: SceneTools, disc: Disc): void {
  const { canvas, random } = tools;
  const { x, y, radius } = disc;
  const crust = '#d99a52';
  canvas.add(
    draw('path', {
      d: blobPath(tools, [x, y], radius, 0.025),
      fill: canvas.radialGradient([
        [0, '#f0c078'],
        [0.86, crust],
        [1, '#9c5a2a'],
      ]),
    }),
    draw('path', {
      d: blobPath(tools, [x, y], radius * 0.85, 0.03),
      fill: random.pick(['#c23b22', '#b8351f', '#d9c08a']),
    }),
    draw('path', { d: blobPath(tools, [x, y], radius * 0.8, 0.05), fill: '#f3d9a0', opacity: 0.72 }),
  );
  for (let blister = 0; blister < 34; blister++) {
    const angle = random.next() * Math.PI * 2;
    const spot = { cx: x + Math.cos(angle) * radius * 0.92, cy: y + Math.sin(angle) * radius * 0.92 };
    canvas.add(
      draw('circle', {
        ...spot,
        r: radius * random.between(0.012, 0.04),
        fill: darken(crust, 0.62),
        opacity: random.between(0.25, 0.65),
      }),
    );
  }
  const inner = { x, y, radius: radius * 0.72 };
  for (const point of scatterOver(tools, inner, 11)) {
    canvas.add(
      draw('path', {
        d: blobPath(tools, point, radius * random.between(0.08, 0.13), 0.2),
        fill: '#fdf4e0',
        opacity: 0.92,
      }),
    );
  }
  drawToppings(tools, inner);
  for (let cut = 0; cut < 4; cut++) {
    const angle = (cut * Math.PI) / 4 + 0.2;
    const [dx, dy] = [Math.cos(angle) * radius * 0.96, Math.sin(angle) * radius * 0.96];
    canvas.add(
      draw('path', {
        d: `M${x - dx} ${y - dy} L${x + dx} ${y + dy}`,
        stroke: '#7a3a1c',
        'stroke-width': 3,
        opacity: 0.35,
      }),
    );
  }
}

function drawToppings(tools: SceneTools, disc: Disc): void {
  const { canvas, random } = tools;
  const kind = random.pick(['margherita', 'pepperoni', 'garden', 'funghi', 'hot'] as const);
  const unit = disc.radius;
  if (kind === 'pepperoni' || kind === 'hot') {
    for (const [cx, cy] of scatterOver(tools, disc, 17)) {
      canvas.add(
        draw('circle', { cx: cx + 2, cy: cy + 4, r: unit * 0.125, fill: '#2a1010', opacity: 0.3 }),
        draw('circle', {
          cx,
          cy,
          r: unit * 0.12,
          fill: canvas.radialGradient([
            [0, '#d6492f'],
            [0.8, '#b32d1f'],
            [1, '#7d1c14'],
          ]),
        }),
      );
    }
  }
  if (kind === 'garden')
    for (const point of scatterOver(tools, disc, 9))
      canvas.add(roundSlice(tools, point, unit * 0.13, random.pick(['tomato', 'onion'])));
  if (kind === 'funghi') {
    for (const [cx, cy] of scatterOver(tools, disc, 15)) {
      const size = unit * 0.11;
      canvas.add(
        draw('path', {
          d: `M${cx - size} ${cy} A${size} ${size} 0 0 1 ${cx + size} ${cy} Q${cx + size * 0.3} ${cy} ${cx + size * 0.3} ${cy + size * 0.9} H${cx - size * 0.3} Q${cx - size * 0.3} ${cy} ${cx - size} ${cy} Z`,
          fill: '#c9a27a',
          stroke: '#7d5638',
          'stroke-width': 2,
          transform: `rotate(${random.integer(0, 359)} ${cx.toFixed(0)} ${cy.toFixed(0)})`,
        }),
      );
    }
  }
  const leaves = kind === 'margherita' ? 10 : 6;
  for (const point of scatterOver(tools, { ...disc, radius: disc.radius * 0.9 }, leaves))
    canvas.add(leaf(tools, point, unit * random.between(0.1, 0.15), random.pick(['#2f6a34', '#4a8a3f'])));
  canvas.add(
    flecks(tools, scatterOver(tools, disc, 46), ['#5a2a14', '#2f5a2c', '#fff3d0', '#b8281e'], unit * 0.018),
  );
}

function drawSideBowl(tools: SceneTools, disc: Disc): void {
  drawPlate(tools, disc, { depth: 0.2 });
  const filling = tools.random.pick(['#5f7a2f', '#b83a24', '#e8d9a8']);
  tools.canvas.add(
    draw('circle', {
      cx: disc.x,
      cy: disc.y,
      r: disc.radius * 0.76,
      fill: tools.canvas.radialGradient([
        [0, filling],
        [1, darken(filling, 0.35)],
      ]),
    }),
  );
  for (const point of scatterOver(tools, { ...disc, radius: disc.radius * 0.55 }, 5))
    tools.canvas.add(
      draw('circle', {
        cx: point[0],
        cy: point[1],
        r: disc.radius * 0.16,
        fill: darken(filling, 0.1),
        stroke: '#ffffff',
        'stroke-width': 1,
        'stroke-opacity': 0.3,
      }),
    );
}
