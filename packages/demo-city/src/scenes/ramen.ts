import { darken, lighten } from '../drawing/colour';
import { drawCutlery, drawNapkin, drawPlate, scatterOver, type Disc } from '../drawing/parts/crockery';
import { chunk, flecks, halfEgg, leaf, prawn, roundSlice } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

/** A deep bowl of noodles in broth, with side dishes. */
export const drawRamen: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'slate', 'linen', 'terrazzo']);
  const bowl: Disc = {
    x: width * random.between(0.38, 0.62),
    y: height * random.between(0.5, 0.58),
    radius: height * random.between(0.35, 0.41),
  };
  const side = bowl.x > width / 2 ? -1 : 1;
  drawNapkin(tools, {
    x: bowl.x + side * bowl.radius * 1.6,
    y: bowl.y + bowl.radius * 0.4,
    size: height * 0.3,
  });
  drawPlate(tools, bowl, {
    colour: random.pick(['#23262c', '#f3ede2', '#2f4f5c', '#8c3a2c', '#e9e2d6', '#1f3b3f']),
    depth: 0.3,
  });
  drawBroth(tools, { ...bowl, radius: bowl.radius * 0.82 });
  const sideDish: Disc = {
    x: bowl.x + side * bowl.radius * 1.55,
    y: bowl.y - bowl.radius * 0.62,
    radius: height * 0.13,
  };
  drawPlate(tools, sideDish, { depth: 0.15 });
  for (const point of scatterOver(tools, { ...sideDish, radius: sideDish.radius * 0.5 }, 6))
    canvas.add(chunk(tools, point, sideDish.radius * 0.2, random.pick(['#a8592c', '#d9a05a', '#c23b22'])));
  drawCutlery(tools, {
    x: bowl.x - side * bowl.radius * 1.25,
    y: bowl.y,
    length: height * 0.62,
    angle: random.between(-14, 14),
    kind: 'chopsticks',
  });
  drawWindowLight(tools);
};

function drawBroth(tools: SceneTools, disc: Disc): void {
  const { canvas, random } = tools;
  const { x, y, radius } = disc;
  const broth = random.pick(['#c98a3c', '#e8d2a0', '#a8461f', '#7a4a24', '#d9b063']);
  const clip = canvas.clip(draw('circle', { cx: x, cy: y, r: radius }));
  const shapes = [
    draw('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: canvas.radialGradient([
        [0, lighten(broth, 0.2)],
        [0.75, broth],
        [1, darken(broth, 0.45)],
      ]),
    }),
  ];
  const noodle = random.pick(['#f2d896', '#f7e6b8', '#ecc878']);
  for (let strand = 0; strand < 40; strand++) {
    const angle = random.between(-0.6, 0.6);
    const length = radius * random.between(0.7, 1.4);
    const [cx, cy] = [x + random.between(-0.4, 0.4) * radius, y + random.between(-0.15, 0.75) * radius];
    const [dx, dy] = [Math.cos(angle) * length * 0.5, Math.sin(angle) * length * 0.5];
    const bend = random.between(-0.5, 0.5) * radius;
    const path = `M${cx - dx} ${cy - dy} Q${cx + bend * 0.3} ${cy + bend} ${cx + dx} ${cy + dy}`;
    shapes.push(
      draw('path', { d: path, fill: 'none', stroke: darken(noodle, 0.38), 'stroke-width': radius * 0.042 }),
      draw('path', { d: path, fill: 'none', stroke: noodle, 'stroke-width': radius * 0.028 }),
    );
  }
  for (const [cx, cy] of scatterOver(tools, disc, 26)) {
    shapes.push(
      draw('circle', {
        cx,
        cy,
        r: radius * random.between(0.012, 0.035),
        fill: '#fff0c0',
        opacity: 0.35,
        stroke: '#ffffff',
        'stroke-width': 1,
      }),
    );
  }
  canvas.add(group({ 'clip-path': clip }, shapes));
  drawToppings(tools, disc);
  canvas.add(
    draw('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: 'none',
      stroke: '#1c1018',
      'stroke-width': radius * 0.05,
      opacity: 0.35,
    }),
  );
}

function drawToppings(tools: SceneTools, { x, y, radius }: Disc): void {
  const { canvas, random } = tools;
  /** A point in the bowl; `distance` from the centre is a fraction of the radius. */
  const pointAt = (angle: number, distance: number) =>
    [x + Math.cos(angle) * radius * distance, y + Math.sin(angle) * radius * distance] as const;
  const start = random.next() * Math.PI * 2;
  for (let sheet = 0; sheet < 3; sheet++) {
    const [cx, cy] = pointAt(start + sheet * 0.16, 0.72);
    canvas.add(
      draw('rect', {
        x: cx - radius * 0.17,
        y: cy - radius * 0.26,
        width: radius * 0.34,
        height: radius * 0.5,
        rx: 3,
        fill: '#16261f',
        stroke: '#2f4a3c',
        'stroke-width': 2,
        transform: `rotate(${((start * 180) / Math.PI + 90 + sheet * 12).toFixed(0)} ${cx.toFixed(0)} ${cy.toFixed(0)})`,
      }),
    );
  }
  const meat = random.pick(['#b5653f', '#d08a6a', '#9c4f30']);
  for (let slice = 0; slice < 3; slice++) {
    const [cx, cy] = pointAt(start + 1.7 + slice * 0.34, 0.46);
    canvas.add(
      draw('ellipse', {
        cx: cx + 3,
        cy: cy + 5,
        rx: radius * 0.27,
        ry: radius * 0.22,
        fill: '#1c1018',
        opacity: 0.3,
      }),
      draw('ellipse', {
        cx,
        cy,
        rx: radius * 0.26,
        ry: radius * 0.21,
        fill: meat,
        stroke: darken(meat, 0.4),
        'stroke-width': radius * 0.03,
      }),
      draw('path', {
        d: `M${cx - radius * 0.15} ${cy} q${radius * 0.08} ${-radius * 0.12} ${radius * 0.16} 0 t${radius * 0.14} 0`,
        fill: 'none',
        stroke: '#f6d9c0',
        'stroke-width': radius * 0.045,
        opacity: 0.85,
      }),
    );
  }
  canvas.add(
    halfEgg(tools, pointAt(start + 3.4, 0.5), radius * 0.2),
    halfEgg(tools, pointAt(start + 3.95, 0.54), radius * 0.19),
  );
  for (let index = 0; index < 3; index++)
    canvas.add(leaf(tools, pointAt(start + 4.7 + index * 0.2, 0.55), radius * 0.2, '#3f7d3c'));
  if (random.chance(0.5)) canvas.add(prawn(tools, pointAt(start + 5.5, 0.45), radius * 0.17));
  else
    canvas.add(
      roundSlice(tools, pointAt(start + 5.5, 0.45), radius * 0.15, random.pick(['radish', 'onion'])),
    );
  const springOnion = scatterOver(tools, { x, y, radius: radius * 0.32 }, 34);
  canvas.add(
    flecks(tools, springOnion, ['#7fb04a', '#a9d069', '#4f8a34', '#e9f2cf'], radius * 0.035),
    flecks(
      tools,
      scatterOver(tools, { x, y, radius: radius * 0.8 }, 40),
      ['#fff3d0', '#2a1a14', '#c2351f'],
      radius * 0.014,
    ),
  );
}
