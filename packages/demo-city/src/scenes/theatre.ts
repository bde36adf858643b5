import { darken, lighten } from '../drawing/colour';
import { drawPerson } from '../drawing/parts/person';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon } from '../drawing/svg';

/** A stage from the stalls: curtain, beams of light, players or a band, rows of heads. */
export const drawTheatre: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  const velvet = random.pick(['#8c1f2c', '#5a1f4a', '#1f3a6a', '#7a2f1f', '#1f5a4a']);
  const stage = height * 0.64;
  const backdrop = random.pick(['#2a2f5c', '#5c3a2a', '#1f4a5c', '#4a2a4f']);
  canvas.add(
    draw('rect', { width, height, fill: '#140d14' }),
    draw('rect', {
      x: width * 0.14,
      y: height * 0.12,
      width: width * 0.72,
      height: stage - height * 0.1,
      fill: canvas.radialGradient([
        [0, lighten(backdrop, 0.35)],
        [0.7, backdrop],
        [1, darken(backdrop, 0.5)],
      ]),
    }),
  );
  drawSet(tools, stage);
  canvas.add(
    drawPolygon(
      [
        [width * 0.14, stage],
        [width * 0.86, stage],
        [width * 0.97, stage + height * 0.1],
        [width * 0.03, stage + height * 0.1],
      ],
      {
        fill: canvas.linearGradient(90, [
          [0, '#6a452c'],
          [1, '#b98452'],
        ]),
      },
    ),
  );
  const players = random.integer(2, 5);
  for (let index = 0; index < players; index++)
    drawPerson(tools, {
      x: width * (0.28 + (0.44 * (index + 0.5)) / players),
      y: stage + height * random.between(0.03, 0.07),
      height: height * 0.27,
    });
  drawBeams(tools, stage);
  drawCurtain(tools, { velvet, stage });
  drawSeats(tools, velvet);
  return { bloom: 0.7, vignette: 0.7 };
};

function drawSet({ canvas, random, palette }: SceneTools, stage: number): void {
  const { width, height } = canvas;
  for (let index = 0; index < 6; index++) {
    const [x, h] = [width * (0.2 + index * 0.11), height * random.between(0.12, 0.34)];
    canvas.add(
      draw('rect', {
        x,
        y: stage - h,
        width: width * 0.08,
        height: h,
        fill: darken(random.pick([...palette.accents, ...palette.walls]), 0.35),
        opacity: 0.75,
      }),
    );
  }
  canvas.add(
    draw('circle', {
      cx: width * random.between(0.35, 0.65),
      cy: height * 0.3,
      r: height * 0.09,
      fill: '#fbe9c0',
      opacity: 0.85,
    }),
  );
}

function drawBeams({ canvas, random }: SceneTools, stage: number): void {
  const { width, height } = canvas;
  for (let index = 0; index < 5; index++) {
    const [from, to] = [width * (0.2 + index * 0.15), width * random.between(0.28, 0.72)];
    const colour = random.pick(['#fff0c8', '#ffd0e0', '#c8e8ff', '#ffe0a0']);
    canvas.add(
      drawPolygon(
        [
          [from - 8, height * 0.04],
          [from + 8, height * 0.04],
          [to + width * 0.08, stage + height * 0.07],
          [to - width * 0.08, stage + height * 0.07],
        ],
        {
          fill: canvas.linearGradient(90, [
            [0, colour, 0.55],
            [1, colour, 0.05],
          ]),
        },
      ),
      draw('ellipse', {
        cx: to,
        cy: stage + height * 0.06,
        rx: width * 0.08,
        ry: height * 0.022,
        fill: colour,
        opacity: 0.4,
      }),
    );
  }
}

function drawCurtain({ canvas }: SceneTools, { velvet, stage }: { velvet: string; stage: number }): void {
  const { width, height } = canvas;
  const folds = 7;
  const fold = canvas.linearGradient(0, [
    [0, darken(velvet, 0.5)],
    [0.45, lighten(velvet, 0.16)],
    [1, darken(velvet, 0.45)],
  ]);
  for (const side of [0, 1]) {
    for (let index = 0; index < folds; index++) {
      const w = (width * 0.2) / folds;
      const x = side ? width - w * (index + 1) : w * index;
      const inward = (side ? -1 : 1) * index * w * 0.16;
      canvas.add(
        draw('path', {
          d: `M${x} 0 H${x + w + 1} Q${x + w + inward * 1.6} ${height * 0.4} ${x + w - inward * 0.4} ${stage + height * 0.1} H${x - inward * 0.4} Q${x + inward * 1.6} ${height * 0.4} ${x} 0 Z`,
          fill: fold,
        }),
      );
    }
  }
  const swags = 8;
  for (let index = 0; index < swags; index++) {
    const [x, w] = [(width * index) / swags, width / swags];
    canvas.add(
      draw('path', {
        d: `M${x} 0 H${x + w} Q${x + w / 2} ${height * 0.27} ${x} 0 Z M${x} 0 V${height * 0.07} Q${x + w / 2} ${height * 0.22} ${x + w} ${height * 0.07} V0 Z`,
        fill: canvas.linearGradient(90, [
          [0, darken(velvet, 0.45)],
          [1, lighten(velvet, 0.12)],
        ]),
      }),
      draw('path', {
        d: `M${x} ${height * 0.07} Q${x + w / 2} ${height * 0.22} ${x + w} ${height * 0.07}`,
        fill: 'none',
        stroke: '#d9b05a',
        'stroke-width': 6,
      }),
    );
  }
}

function drawSeats(tools: SceneTools, velvet: string): void {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  canvas.add(draw('rect', { y: height * 0.74, width, height: height * 0.3, fill: '#100a10' }));
  for (let row = 0; row < 4; row++) {
    const y = height * (0.79 + row * 0.062);
    const size = height * (0.036 + row * 0.01);
    for (let x = (row % 2) * size; x < width + size; x += size * 2.5) {
      const dark = darken(velvet, 0.55 - row * 0.04);
      if (random.chance(0.7))
        canvas.add(
          draw('circle', {
            cx: x,
            cy: y - size * 0.7,
            r: size * 0.55,
            fill: random.pick(['#1c1316', '#2a1c18', '#241a22', '#3a2a22']),
          }),
          draw('path', {
            d: `M${x - size} ${y + size} Q${x - size} ${y - size * 0.1} ${x} ${y - size * 0.15} Q${x + size} ${y - size * 0.1} ${x + size} ${y + size} Z`,
            fill: random.pick(['#1f1820', '#2a2028', '#18202a', '#2a1a1c']),
          }),
        );
      canvas.add(
        draw('rect', {
          x: x - size * 1.1,
          y: y + size * 0.3,
          width: size * 2.2,
          height: size * 2.4,
          rx: size * 0.5,
          fill: canvas.linearGradient(90, [
            [0, lighten(dark, 0.1)],
            [1, darken(dark, 0.4)],
          ]),
        }),
      );
    }
  }
}
