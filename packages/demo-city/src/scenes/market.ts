import { darken, lighten, mixColours } from '../drawing/colour';
import { drawPerson, drawSitter } from '../drawing/parts/person';
import { drawAwning } from '../drawing/parts/shopfront';
import { drawSky } from '../drawing/parts/sky';
import { drawTree } from '../drawing/parts/tree';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon } from '../drawing/svg';

const PRODUCE = [
  '#c9302c',
  '#f08a24',
  '#f2c230',
  '#6a9a3a',
  '#3f7a3a',
  '#8c3a6a',
  '#e8d8b0',
  '#b5502a',
  '#d9608a',
];

/** Market stalls under striped awnings, crates of fruit, people shopping. */
export const drawMarket: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const ground = height * 0.8;
  drawSky(tools, ground);
  for (let index = 0; index < 6; index++) {
    const wall = mixColours(random.pick(palette.walls), palette.sky[2], 0.35);
    const [x, h] = [(width * index) / 6, height * random.between(0.46, 0.64)];
    canvas.add(draw('rect', { x, y: ground - h, width: width / 6 + 1, height: h, fill: wall }));
    for (let row = 0; row < 2; row++)
      for (const share of [0.2, 0.58])
        canvas.add(
          draw('rect', {
            x: x + (width / 6) * share,
            y: ground - h + height * (0.05 + row * 0.13),
            width: width * 0.036,
            height: height * 0.08,
            fill: mixColours(palette.shadow, palette.glow, palette.lit * 0.8),
            opacity: 0.6,
          }),
        );
  }
  drawTree(tools, { x: width * random.between(0.1, 0.9), y: ground, height: height * 0.6, distance: 0.2 });
  canvas.add(
    draw('rect', {
      y: ground,
      width,
      height: height - ground,
      fill: canvas.linearGradient(90, [
        [0, darken(palette.ground, 0.25)],
        [1, palette.ground],
      ]),
    }),
  );
  const stalls = random.integer(2, 3);
  for (let index = 0; index < stalls; index++)
    drawStall(tools, {
      x: (width * index) / stalls + width * 0.02,
      ground,
      width: width / stalls - width * 0.04,
    });
  for (let index = 0; index < random.integer(3, 5); index++)
    drawPerson(tools, {
      x: width * random.between(0.05, 0.95),
      y: height * random.between(0.9, 0.98),
      height: height * random.between(0.36, 0.42),
    });
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(random.pick([30, 150]), [
        [0, palette.light, 0.24],
        [0.5, palette.light, 0],
        [1, palette.shadow, 0.24],
      ]),
    }),
  );
  return { bloom: palette.lit * 0.5 };
};

function drawStall(
  tools: SceneTools,
  { x, ground, width: w }: { x: number; ground: number; width: number },
): void {
  const { canvas, random, palette } = tools;
  const { height } = canvas;
  const counter = ground - height * 0.16;
  const top = ground - height * 0.5;
  canvas.add(
    draw('rect', {
      x: x + 8,
      y: top + 20,
      width: w - 16,
      height: counter - top,
      fill: palette.shadow,
      opacity: 0.42,
    }),
  );
  for (const share of [0.02, 0.96])
    canvas.add(
      draw('rect', {
        x: x + w * share,
        y: top,
        width: 10,
        height: ground - top + 20,
        fill: darken('#8a6240', palette.lit * 0.4),
      }),
    );
  for (let index = 0; index < 5; index++) {
    const hangX = x + (w * (index + 0.7)) / 5.4;
    canvas.add(
      draw('path', {
        d: `M${hangX} ${top + 40} V${top + height * 0.15}`,
        stroke: '#2a2020',
        'stroke-width': 2,
      }),
      draw('circle', { cx: hangX, cy: top + height * 0.16, r: 11, fill: lighten(palette.glow, 0.4) }),
      draw('circle', {
        cx: hangX,
        cy: top + height * 0.16,
        r: 44,
        fill: canvas.radialGradient([
          [0, palette.glow, 0.5],
          [1, palette.glow, 0],
        ]),
      }),
    );
  }
  drawSitter(tools, {
    x: x + w * random.between(0.3, 0.7),
    y: counter - height * 0.03,
    height: height * 0.26,
  });
  const wood = darken('#a8764a', palette.lit * 0.4);
  for (const row of [0, 1]) {
    const y = counter + row * height * 0.085 - height * 0.02;
    const crates = 5;
    for (let crate = 0; crate < crates; crate++) {
      const [cx, cw] = [x + 6 + ((w - 12) * crate) / crates, (w - 12) / crates - 6];
      const colour = mixColours(random.pick(PRODUCE), palette.shadow, palette.lit * 0.35);
      for (let layer = 0; layer < 3; layer++) {
        const count = 6 - layer;
        for (let fruit = 0; fruit < count; fruit++)
          canvas.add(
            draw('circle', {
              cx: cx + (cw * (fruit + 0.6 + layer * 0.5)) / 6.4,
              cy: y - layer * 11,
              r: cw * 0.095,
              fill: (fruit + layer) % 3 ? colour : lighten(colour, 0.25),
            }),
          );
      }
      canvas.add(
        draw('rect', {
          x: cx,
          y,
          width: cw,
          height: height * 0.055,
          fill: canvas.linearGradient(90, [
            [0, lighten(wood, 0.15)],
            [1, darken(wood, 0.2)],
          ]),
        }),
        draw('rect', { x: cx, y: y + height * 0.024, width: cw, height: 3, fill: darken(wood, 0.4) }),
        draw('rect', {
          x: cx + cw * 0.3,
          y: y + height * 0.006,
          width: cw * 0.4,
          height: height * 0.032,
          fill: '#2a2a2a',
        }),
        draw('rect', {
          x: cx + cw * 0.36,
          y: y + height * 0.018,
          width: cw * 0.28,
          height: 3,
          fill: '#f4efe0',
        }),
      );
    }
  }
  canvas.add(
    drawPolygon(
      [
        [x, counter + height * 0.12],
        [x + w, counter + height * 0.12],
        [x + w, ground + 16],
        [x, ground + 16],
      ],
      {
        fill: canvas.linearGradient(90, [
          [0, random.pick(palette.accents.slice(0, 3))],
          [1, darken(wood, 0.4)],
        ]),
      },
    ),
  );
  drawAwning(tools, { x: x - 8, ground: top, width: w + 16, height: height * 0.11 });
}
