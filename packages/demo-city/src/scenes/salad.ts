import { darken } from '../drawing/colour';
import {
  drawCutlery,
  drawGlassAbove,
  drawNapkin,
  drawPlate,
  scatterOver,
  type Disc,
} from '../drawing/parts/crockery';
import { blobPath, chunk, flecks, halfEgg, leaf, prawn, roundSlice } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw } from '../drawing/svg';

/** A big bowl of greens and grains with three or four other things in it. */
export const drawSalad: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['marble', 'linen', 'terrazzo', 'planks']);
  const bowl: Disc = {
    x: width * random.between(0.4, 0.6),
    y: height * random.between(0.5, 0.56),
    radius: height * random.between(0.34, 0.4),
  };
  const side = bowl.x > width / 2 ? -1 : 1;
  drawNapkin(tools, { x: bowl.x - side * bowl.radius * 1.45, y: bowl.y + 20, size: height * 0.36 });
  drawCutlery(tools, {
    x: bowl.x - side * bowl.radius * 1.5,
    y: bowl.y,
    length: height * 0.42,
    angle: random.between(-16, 16),
    kind: 'fork',
  });
  drawPlate(tools, bowl, {
    colour: random.pick(['#f4efe6', '#d9c3a8', '#2f3d46', '#c9d5cf', '#e8d8c9']),
    depth: 0.25,
  });
  drawGreens(tools, { ...bowl, radius: bowl.radius * 0.76 });
  drawGlassAbove(tools, {
    x: bowl.x + side * bowl.radius * 1.5,
    y: bowl.y - bowl.radius * 0.7,
    radius: height * 0.09,
  });
  for (let index = 0; index < 3; index++)
    canvas.add(
      roundSlice(
        tools,
        [bowl.x + side * bowl.radius * (1.35 + index * 0.16), bowl.y + bowl.radius * (0.5 + index * 0.14)],
        height * 0.05,
        'lemon',
      ),
    );
  drawWindowLight(tools);
};

function drawGreens(tools: SceneTools, disc: Disc): void {
  const { canvas, random } = tools;
  const greens = random.sample(['#3f7a3a', '#6a9a3f', '#8fb85a', '#2f5f3a', '#a9c46a', '#7a3450'], 3);
  const unit = disc.radius;
  canvas.add(draw('circle', { cx: disc.x, cy: disc.y, r: unit, fill: '#2c4a2a' }));
  for (const point of scatterOver(tools, disc, 64))
    canvas.add(leaf(tools, point, unit * random.between(0.16, 0.27), random.pick(greens)));
  const kinds = random.sample(
    ['tomato', 'cucumber', 'radish', 'onion', 'egg', 'prawn', 'grain', 'bread'] as const,
    4,
  );
  for (const [index, kind] of kinds.entries()) {
    const angle = (index / kinds.length) * Math.PI * 2 + 0.4;
    const heap: Disc = {
      x: disc.x + Math.cos(angle) * unit * 0.5,
      y: disc.y + Math.sin(angle) * unit * 0.5,
      radius: unit * 0.36,
    };
    drawHeap(tools, heap, kind);
  }
  canvas.add(
    flecks(tools, scatterOver(tools, disc, 60), ['#fff6dc', '#2a2018', '#d9a441', '#a9d069'], unit * 0.02),
  );
}

function drawHeap(
  tools: SceneTools,
  heap: Disc,
  kind: 'tomato' | 'cucumber' | 'radish' | 'onion' | 'egg' | 'prawn' | 'grain' | 'bread',
): void {
  const { canvas, random } = tools;
  const unit = heap.radius;
  if (kind === 'grain') {
    canvas.add(
      draw('path', { d: blobPath(tools, [heap.x, heap.y], unit, 0.1), fill: '#d9b46a' }),
      flecks(
        tools,
        scatterOver(tools, { ...heap, radius: unit * 0.92 }, 90),
        ['#f0d89a', '#c29a4a', '#fbeecb', darken('#c29a4a', 0.3)],
        unit * 0.07,
      ),
    );
    return;
  }
  for (const point of scatterOver(
    tools,
    { ...heap, radius: unit * 0.8 },
    kind === 'egg' ? 2 : kind === 'prawn' ? 4 : 6,
  )) {
    if (kind === 'egg') canvas.add(halfEgg(tools, point, unit * 0.46));
    else if (kind === 'prawn') canvas.add(prawn(tools, point, unit * 0.38));
    else if (kind === 'bread')
      canvas.add(chunk(tools, point, unit * 0.26, random.pick(['#c98a4a', '#d9a05a'])));
    else canvas.add(roundSlice(tools, point, unit * 0.32, kind));
  }
}
