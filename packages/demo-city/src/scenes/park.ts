import { darken, lighten, mixColours } from '../drawing/colour';
import { drawPerson } from '../drawing/parts/person';
import { drawSky } from '../drawing/parts/sky';
import { drawSkyline } from '../drawing/parts/skyline';
import { drawTree } from '../drawing/parts/tree';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, smoothPath } from '../drawing/svg';

/** A park: hills, a winding path or a pond, trees near and far, people out walking. */
export const drawPark: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const horizon = height * random.between(0.42, 0.5);
  drawSky(tools, horizon);
  if (random.chance(0.6))
    drawSkyline(tools, { horizon, height: height * random.between(0.16, 0.26), distance: 0.75 });
  drawHills(tools, horizon);
  for (let index = 0; index < 9; index++)
    drawTree(tools, {
      x: width * (index + random.between(0, 1)) * 0.115,
      y: horizon + height * random.between(0.03, 0.08),
      height: height * random.between(0.16, 0.24),
      distance: 0.6,
    });
  const hasPond = random.chance(0.4);
  if (hasPond) drawPond(tools, horizon);
  else drawPath(tools, horizon);
  for (let index = 0; index < 5; index++)
    drawPerson(tools, {
      x: width * random.between(0.2, 0.8),
      y: height * random.between(0.62, 0.72),
      height: height * 0.09,
    });
  const side = random.pick([0.08, 0.9]);
  drawTree(tools, { x: width * side, y: height * 0.86, height: height * random.between(0.62, 0.78) });
  drawTree(tools, {
    x: width * (1 - side) + random.between(-40, 40),
    y: height * 0.78,
    height: height * random.between(0.42, 0.54),
    distance: 0.15,
  });
  drawBench(tools, { x: width * random.between(0.3, 0.66), y: height * 0.82, size: height * 0.13 });
  if (random.chance(0.7))
    drawPerson(tools, { x: width * random.between(0.3, 0.7), y: height * 0.93, height: height * 0.24 });
  drawMeadow(tools);
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(random.pick([30, 150]), [
        [0, palette.light, 0.26],
        [0.5, palette.light, 0],
        [1, palette.shadow, 0.24],
      ]),
    }),
  );
  return { bloom: palette.lit * 0.2 };
};

function drawHills(tools: SceneTools, horizon: number): void {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const layers = [
    mixColours(palette.foliage[1], palette.sky[2], 0.5),
    mixColours(palette.foliage[2], palette.sky[2], 0.25),
    palette.foliage[2],
  ];
  for (const [index, colour] of layers.entries()) {
    const y = horizon + height * index * 0.07;
    const [a, b] = [random.between(-0.05, 0.03) * height, random.between(-0.05, 0.03) * height];
    canvas.add(
      draw('path', {
        d: `M0 ${y} C${width * 0.3} ${y + a} ${width * 0.6} ${y + b} ${width} ${y - a / 2} V${height} H0 Z`,
        fill: canvas.linearGradient(90, [
          [0, lighten(colour, 0.12)],
          [1, darken(colour, 0.16)],
        ]),
      }),
    );
  }
}

function drawPath({ canvas, random, palette }: SceneTools, horizon: number): void {
  const { width, height } = canvas;
  const [start, end] = [width * random.between(0.35, 0.65), width * random.between(0.25, 0.6)];
  const y = horizon + height * 0.1;
  const bend = random.pick([-1, 1]) * width * 0.26;
  const sand = mixColours('#e6d3ae', palette.shadow, palette.lit * 0.5);
  canvas.add(
    draw('path', {
      d: `M${start} ${y} C${start + bend} ${y + height * 0.14} ${end - bend} ${y + height * 0.2} ${end - width * 0.16} ${height} H${end + width * 0.26} C${end - bend + width * 0.14} ${y + height * 0.24} ${start + bend + width * 0.05} ${y + height * 0.14} ${start + 7} ${y} Z`,
      fill: canvas.linearGradient(90, [
        [0, darken(sand, 0.05)],
        [1, lighten(sand, 0.12)],
      ]),
    }),
  );
}

function drawPond({ canvas, random, palette }: SceneTools, horizon: number): void {
  const { width, height } = canvas;
  const [x, y, w, h] = [
    width * random.between(0.4, 0.6),
    horizon + height * 0.24,
    width * 0.34,
    height * 0.1,
  ];
  canvas.add(
    draw('path', {
      d: smoothPath([
        [x - w, y],
        [x - w * 0.5, y - h * 0.8],
        [x + w * 0.3, y - h],
        [x + w, y - h * 0.1],
        [x + w * 0.6, y + h],
        [x - w * 0.4, y + h * 0.9],
      ]),
      fill: canvas.linearGradient(90, [
        [0, palette.sky[1]],
        [1, palette.sky[0]],
      ]),
      stroke: palette.foliage[0],
      'stroke-width': 5,
      'stroke-opacity': 0.5,
    }),
  );
  for (let index = 0; index < 9; index++)
    canvas.add(
      draw('rect', {
        x: x + random.between(-0.7, 0.5) * w,
        y: y + random.between(-0.7, 0.7) * h,
        width: random.between(20, 90),
        height: 2.5,
        rx: 1,
        fill: '#ffffff',
        opacity: 0.4,
      }),
    );
}

function drawBench(
  { canvas, palette }: SceneTools,
  { x, y, size: s }: { x: number; y: number; size: number },
): void {
  const wood = darken('#9a6238', palette.lit * 0.5);
  canvas.add(
    draw('ellipse', {
      cx: x + s * 0.1,
      cy: y,
      rx: s * 1.05,
      ry: s * 0.1,
      fill: palette.shadow,
      opacity: 0.35,
    }),
    draw('path', {
      d: `M${x - s * 0.8} ${y - s * 0.36} V${y} M${x + s * 0.8} ${y - s * 0.36} V${y}`,
      stroke: '#22201f',
      'stroke-width': s * 0.08,
    }),
    ...[-0.78, -0.62, -0.38].map((row) =>
      draw('rect', {
        x: x - s,
        y: y + s * row,
        width: s * 2,
        height: s * 0.1,
        rx: 3,
        fill: lighten(wood, row === -0.38 ? 0.15 : 0),
      }),
    ),
  );
}

function drawMeadow({ canvas, random, palette }: SceneTools): void {
  const { width, height } = canvas;
  for (let index = 0; index < 70; index++) {
    const [x, y] = [random.next() * width, height * random.between(0.84, 1)];
    const blade = height * random.between(0.02, 0.05);
    canvas.add(
      draw('path', {
        d: `M${x} ${y} q${blade * 0.2} ${-blade * 0.6} ${random.between(-0.5, 0.5) * blade} ${-blade}`,
        stroke: random.pick(palette.foliage),
        'stroke-width': 3,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    );
    if (random.chance(0.3))
      canvas.add(
        draw('circle', {
          cx: x,
          cy: y - blade,
          r: random.between(3, 6),
          fill: random.pick([...palette.accents, '#ffffff']),
        }),
      );
  }
}
