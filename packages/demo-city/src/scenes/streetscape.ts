import { darken, lighten, mixColours } from '../drawing/colour';
import { drawFacade } from '../drawing/parts/facade';
import { drawPerson } from '../drawing/parts/person';
import { drawShopfront, SHOP_SIGNS } from '../drawing/parts/shopfront';
import { drawSky } from '../drawing/parts/sky';
import { drawStreetcar } from '../drawing/parts/streetcar';
import { drawTree } from '../drawing/parts/tree';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon } from '../drawing/svg';

/** A row of brick shops seen from across the road, with people, trees and sometimes a streetcar. */
export const drawStreetscape: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const ground = height * random.between(0.76, 0.82);
  drawSky(tools, ground);
  drawRow(tools, ground);
  drawPavement(tools, ground);
  const trees = random.integer(0, 3);
  for (let index = 0; index < trees; index++) {
    drawTree(tools, {
      x: width * random.between(0.02, 0.98),
      y: ground + height * 0.035,
      height: height * random.between(0.34, 0.5),
    });
  }
  const walkers = random.integer(3, 8);
  for (let index = 0; index < walkers; index++) {
    drawPerson(tools, {
      x: width * random.between(0.03, 0.97),
      y: ground + height * random.between(0.03, 0.055),
      height: height * random.between(0.145, 0.17),
    });
  }
  if (random.chance(0.45))
    drawStreetcar(tools, {
      x: width * random.between(0.05, 0.5),
      y: ground + height * 0.13,
      height: height * 0.25,
    });
  drawWires(tools, ground);
  drawLight(tools);
  return { bloom: palette.lit * 0.55 };
};

function drawRow(tools: SceneTools, ground: number): void {
  const { canvas, random, palette } = tools;
  const signs = random.sample(SHOP_SIGNS, SHOP_SIGNS.length);
  let x = -random.between(20, 120);
  while (x < canvas.width) {
    const width = canvas.height * random.between(0.2, 0.34);
    const shopHeight = canvas.height * random.between(0.235, 0.265);
    const box = {
      x,
      ground,
      width,
      height: canvas.height * random.between(0.46, 0.62),
      shopHeight,
      wall: random.pick(palette.walls),
    };
    drawFacade(tools, box);
    drawShopfront(tools, {
      x: x + 5,
      ground,
      width: width - 10,
      height: shopHeight,
      sign: signs.pop() ?? 'CAFE',
    });
    canvas.add(
      draw('rect', {
        x: x + width - 7,
        y: ground - box.height,
        width: 7,
        height: box.height,
        fill: palette.shadow,
        opacity: 0.22,
      }),
    );
    x += width;
  }
}

function drawPavement({ canvas, palette }: SceneTools, ground: number): void {
  const { width, height } = canvas;
  const kerb = ground + height * 0.055;
  canvas.add(
    draw('rect', {
      x: 0,
      y: ground,
      width,
      height: height * 0.055,
      fill: canvas.linearGradient(90, [
        [0, darken(palette.ground, 0.12)],
        [1, palette.ground],
      ]),
    }),
    draw('rect', { x: 0, y: kerb, width, height: 7, fill: lighten(palette.ground, 0.25) }),
    draw('rect', {
      x: 0,
      y: kerb + 7,
      width,
      height: height - kerb,
      fill: canvas.linearGradient(90, [
        [0, darken(palette.road, 0.25)],
        [1, palette.road],
      ]),
    }),
  );
  for (const share of [0.1, 0.16]) {
    canvas.add(
      draw('rect', {
        x: 0,
        y: ground + height * share,
        width,
        height: 3,
        fill: mixColours(palette.light, palette.road, 0.45),
        opacity: 0.8,
      }),
    );
  }
  if (palette.lit > 0.4) {
    const sheen = canvas.linearGradient(90, [
      [0, palette.glow, 0.4 * palette.lit],
      [1, palette.glow, 0],
    ]);
    canvas.add(draw('rect', { x: 0, y: ground, width, height: height * 0.14, fill: sheen }));
  }
}

function drawWires({ canvas, palette }: SceneTools, ground: number): void {
  const { width, height } = canvas;
  for (const [from, to] of [
    [0.2, 0.24],
    [0.26, 0.22],
  ] as const) {
    canvas.add(
      draw('path', {
        d: `M-10 ${height * from} Q${width / 2} ${height * (from + 0.09)} ${width + 10} ${height * to}`,
        fill: 'none',
        stroke: darken(palette.shadow, 0.4),
        'stroke-width': 1.6,
        opacity: 0.6,
      }),
    );
  }
  canvas.add(
    draw('rect', {
      x: width * 0.925,
      y: height * 0.1,
      width: 9,
      height: ground - height * 0.06,
      fill: darken(palette.shadow, 0.45),
      opacity: 0.8,
    }),
  );
}

/** Low sun from one side: a bright wedge and a shaded one. */
function drawLight({ canvas, random, palette }: SceneTools): void {
  const { width, height } = canvas;
  const strength =
    palette.time === 'golden' ? 0.36 : palette.time === 'morning' ? 0.24 : palette.lit > 0.6 ? 0.06 : 0.14;
  const angle = random.pick([25, 155]);
  canvas.add(
    draw('rect', {
      x: 0,
      y: 0,
      width,
      height,
      fill: canvas.linearGradient(angle, [
        [0, palette.light, strength],
        [0.45, palette.light, 0],
        [1, palette.shadow, strength * 0.9],
      ]),
    }),
    drawPolygon(
      [
        [0, height],
        [0, height * 0.9],
        [width, height * 0.97],
        [width, height],
      ],
      { fill: palette.shadow, opacity: 0.25 },
    ),
  );
}
