import { darken, lighten, mixColours } from '../drawing/colour';
import { drawSky } from '../drawing/parts/sky';
import { drawTree, leafyPath } from '../drawing/parts/tree';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon } from '../drawing/svg';

/** A residential street: bay-and-gable houses with porches, front gardens and big trees. */
export const drawHouses: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const ground = height * 0.78;
  drawSky(tools, ground);
  for (let index = 0; index < 5; index++)
    drawTree(tools, {
      x: width * (index + random.next()) * 0.2,
      y: ground,
      height: height * random.between(0.5, 0.66),
      distance: 0.45,
    });
  const houses = random.integer(3, 4);
  const w = width / houses;
  for (let index = 0; index < houses; index++)
    drawHouse(tools, { x: w * index + w * 0.06, ground, width: w * 0.88, wall: random.pick(palette.walls) });
  canvas.add(
    draw('rect', {
      y: ground,
      width,
      height: height - ground,
      fill: canvas.linearGradient(90, [
        [0, palette.foliage[1]],
        [0.35, palette.foliage[2]],
        [1, palette.foliage[1]],
      ]),
    }),
    draw('rect', { y: height * 0.9, width, height: height * 0.045, fill: palette.ground }),
    draw('rect', { y: height * 0.945, width, height: height * 0.06, fill: palette.road }),
  );
  for (let index = 0; index < houses; index++) {
    const x = w * index + w * 0.5;
    canvas.add(
      drawPolygon(
        [
          [x - w * 0.05, ground],
          [x + w * 0.05, ground],
          [x + w * 0.09, height * 0.91],
          [x - w * 0.07, height * 0.91],
        ],
        { fill: lighten(palette.ground, 0.1) },
      ),
    );
  }
  for (let index = 0; index < 34; index++) {
    const centre = [random.next() * width, ground + height * random.between(-0.01, 0.08)] as const;
    canvas.add(
      draw('path', {
        d: leafyPath(tools, centre, height * random.between(0.02, 0.045)),
        fill: random.pick([...palette.foliage, palette.foliage[0]]),
      }),
    );
    if (random.chance(0.5))
      canvas.add(
        draw('circle', {
          cx: centre[0] + 8,
          cy: centre[1] - 8,
          r: 6,
          fill: random.pick([...palette.accents, '#f4f0f6']),
        }),
      );
  }
  drawTree(tools, { x: width * random.pick([0.05, 0.94]), y: height * 0.91, height: height * 0.82 });
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(random.pick([30, 150]), [
        [0, palette.light, palette.lit > 0.6 ? 0.06 : 0.26],
        [0.5, palette.light, 0],
        [1, palette.shadow, 0.26],
      ]),
    }),
  );
  return { bloom: palette.lit * 0.5 };
};

function drawHouse(
  tools: SceneTools,
  { x, ground, width: w, wall }: { x: number; ground: number; width: number; wall: string },
): void {
  const { canvas, random, palette } = tools;
  const { height } = canvas;
  const trim = random.pick([palette.cream, lighten(wall, 0.45), ...palette.accents.slice(0, 1)]);
  const top = ground - height * random.between(0.4, 0.46);
  const peak = top - height * random.between(0.14, 0.19);
  const bricks = canvas.pattern({
    width: 18,
    height: 10,
    markup: draw('path', {
      d: 'M0 .5H18M0 5.5H18M4 .5V5M13 5.5V10',
      stroke: darken(wall, 0.3),
      'stroke-width': 0.9,
      opacity: 0.4,
    }),
  });
  const slate = mixColours('#4c4a56', palette.shadow, 0.3);
  canvas.add(
    drawPolygon(
      [
        [x + w * 0.45, top + 4],
        [x + w * 0.62, top - height * 0.09],
        [x + w * 1.02, top - height * 0.09],
        [x + w * 1.06, top + 4],
      ],
      { fill: slate },
    ),
    draw('rect', {
      x,
      y: top,
      width: w,
      height: ground - top,
      fill: canvas.linearGradient(90, [
        [0, lighten(wall, 0.1)],
        [1, darken(wall, 0.12)],
      ]),
    }),
    drawPolygon(
      [
        [x - 4, top + 2],
        [x + w * 0.28, peak],
        [x + w * 0.56, top + 2],
      ],
      { fill: lighten(wall, 0.06) },
    ),
    draw('rect', { x, y: top, width: w, height: ground - top, fill: bricks }),
    draw('path', {
      d: `M${x - 12} ${top + 8} L${x + w * 0.28} ${peak - 6} L${x + w * 0.56 + 8} ${top + 8}`,
      fill: 'none',
      stroke: trim,
      'stroke-width': 10,
    }),
    draw('path', {
      d: `M${x + w * 0.17} ${top - height * 0.03} Q${x + w * 0.28} ${peak + height * 0.03} ${x + w * 0.39} ${top - height * 0.03}`,
      fill: 'none',
      stroke: trim,
      'stroke-width': 5,
    }),
    draw('rect', {
      x: x + w * 0.06,
      y: top + height * 0.02,
      width: w * 0.44,
      height: ground - top - height * 0.02,
      fill: lighten(wall, 0.09),
    }),
  );
  const pane = (px: number, py: number, pw: number, ph: number) => {
    const fill = random.chance(palette.lit * 0.85)
      ? mixColours(palette.glow, '#ffffff', 0.15)
      : mixColours(palette.sky[1], palette.shadow, 0.5);
    canvas.add(
      draw('rect', { x: px, y: py, width: pw, height: ph, fill }),
      draw('path', { d: `M${px} ${py + ph / 2}H${px + pw}`, stroke: trim, 'stroke-width': 4 }),
      draw('rect', { x: px, y: py, width: pw, height: ph, fill: 'none', stroke: trim, 'stroke-width': 6 }),
      draw('rect', { x: px - 6, y: py + ph, width: pw + 12, height: 7, fill: trim }),
    );
  };
  for (const share of [0.1, 0.24, 0.38]) {
    pane(x + w * share, top + height * 0.06, w * 0.1, height * 0.11);
    pane(x + w * share, top + height * 0.25, w * 0.1, height * 0.13);
  }
  pane(x + w * 0.66, top + height * 0.06, w * 0.2, height * 0.1);
  drawPorch(tools, { x: x + w * 0.56, ground, width: w * 0.44, trim });
}

function drawPorch(
  tools: SceneTools,
  { x, ground, width: w, trim }: { x: number; ground: number; width: number; trim: string },
): void {
  const { canvas, random, palette } = tools;
  const h = canvas.height * 0.2;
  const door = random.pick(palette.accents.slice(0, 3));
  canvas.add(
    draw('rect', { x, y: ground - h, width: w, height: h, fill: palette.shadow, opacity: 0.35 }),
    draw('rect', { x: x + w * 0.3, y: ground - h * 0.84, width: w * 0.36, height: h * 0.8, fill: door }),
    draw('rect', {
      x: x + w * 0.37,
      y: ground - h * 0.76,
      width: w * 0.22,
      height: h * 0.26,
      fill: mixColours(palette.sky[1], palette.glow, 0.3 + palette.lit * 0.7),
    }),
    draw('circle', {
      cx: x + w * 0.82,
      cy: ground - h * 0.66,
      r: h * 0.3,
      fill: canvas.radialGradient([
        [0, palette.glow, 0.2 + palette.lit * 0.7],
        [1, palette.glow, 0],
      ]),
    }),
    draw('circle', { cx: x + w * 0.82, cy: ground - h * 0.66, r: 5, fill: '#fff2cc' }),
    draw('rect', { x: x - 6, y: ground - h * 1.12, width: w + 16, height: h * 0.16, fill: trim }),
    ...[0.02, 0.94].map((share) =>
      draw('rect', { x: x + w * share, y: ground - h, width: w * 0.06, height: h, fill: trim }),
    ),
    draw('rect', { x, y: ground - h * 0.28, width: w * 0.3, height: 5, fill: trim }),
    draw('rect', { x: x + w * 0.68, y: ground - h * 0.28, width: w * 0.3, height: 5, fill: trim }),
    draw('rect', { x: x - 4, y: ground - h * 0.06, width: w + 12, height: h * 0.1, fill: darken(trim, 0.2) }),
  );
}
