import { mixColours } from '../colour';
import type { SceneTools } from '../scene';
import { draw, drawPolygon, group } from '../svg';

/** Downtown from afar: office towers, a dome, and the tall tower with its pod. */
export function drawSkyline(
  tools: SceneTools,
  { horizon, height, distance }: { horizon: number; height: number; distance: number },
): void {
  const { canvas, random, palette } = tools;
  const { width } = canvas;
  for (const [depth, share] of [
    [0.8, 0.62],
    [0.35, 0.9],
  ] as const) {
    const air = distance * (0.45 + depth * 0.55);
    for (let x = -20; x < width;) {
      const w = width * random.between(0.028, 0.066);
      const middle = 1 - Math.abs(x / width - 0.5) * 1.3;
      const h = height * share * random.between(0.25, 0.9) * Math.max(0.3, middle);
      drawTower(tools, {
        x,
        w,
        h,
        horizon,
        colour: mixColours(random.pick(palette.walls), palette.sky[2], air),
      });
      x += w * random.between(0.86, 1.15);
    }
  }
  const towerX = width * random.between(0.3, 0.7);
  canvas.add(
    drawTallTower(
      towerX,
      horizon,
      height * 1.55,
      mixColours(mixColours('#5b6472', palette.shadow, 0.3), palette.sky[2], distance * 0.6),
      palette.glow,
      palette.lit,
    ),
  );
  const domeX = towerX + height * 0.28;
  canvas.add(
    draw('path', {
      d: `M${domeX} ${horizon} A${height * 0.36} ${height * 0.22} 0 0 1 ${domeX + height * 0.72} ${horizon} Z`,
      fill: mixColours('#e6e4de', palette.shadow, 0.2 + palette.lit * 0.45),
    }),
  );
}

function drawTower(
  { canvas, random, palette }: SceneTools,
  { x, w, h, horizon, colour }: { x: number; w: number; h: number; horizon: number; colour: string },
): void {
  const top = horizon - h;
  canvas.add(
    draw('rect', {
      x,
      y: top,
      width: w,
      height: h + 1,
      fill: canvas.linearGradient(0, [
        [0, mixColours(colour, palette.light, 0.22)],
        [1, mixColours(colour, palette.shadow, 0.22)],
      ]),
    }),
  );
  if (random.chance(0.2))
    canvas.add(
      drawPolygon(
        [
          [x, top],
          [x + w / 2, top - w * 0.5],
          [x + w, top],
        ],
        { fill: colour },
      ),
    );
  if (random.chance(0.25))
    canvas.add(
      draw('rect', { x: x + w * 0.46, y: top - h * 0.14, width: 2.5, height: h * 0.14, fill: colour }),
    );
  const [columns, rows] = [Math.max(2, Math.round(w / 11)), Math.round(h / 13)];
  const lights: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!random.chance(0.16 + palette.lit * 0.4)) continue;
      lights.push(
        draw('rect', {
          x: x + 3 + (column * (w - 4)) / columns,
          y: top + 5 + row * 13,
          width: (w / columns) * 0.52,
          height: 6,
        }),
      );
    }
  }
  if (lights.length)
    canvas.add(
      group(
        { fill: palette.lit > 0.3 ? palette.glow : '#ffffff', opacity: palette.lit > 0.3 ? 0.85 : 0.3 },
        lights,
      ),
    );
}

function drawTallTower(
  x: number,
  base: number,
  h: number,
  colour: string,
  glow: string,
  lit: number,
): string {
  const pod = base - h * 0.66;
  return group({}, [
    drawPolygon(
      [
        [x - h * 0.028, base],
        [x - h * 0.009, pod],
        [x + h * 0.009, pod],
        [x + h * 0.028, base],
      ],
      { fill: colour },
    ),
    draw('path', {
      d: `M${x - h * 0.05} ${pod} Q${x - h * 0.046} ${pod - h * 0.028} ${x - h * 0.028} ${pod - h * 0.032} H${x + h * 0.028} Q${x + h * 0.046} ${pod - h * 0.028} ${x + h * 0.05} ${pod} Q${x + h * 0.03} ${pod + h * 0.024} ${x} ${pod + h * 0.026} Q${x - h * 0.03} ${pod + h * 0.024} ${x - h * 0.05} ${pod} Z`,
      fill: colour,
    }),
    draw('rect', {
      x: x - h * 0.048,
      y: pod - h * 0.008,
      width: h * 0.096,
      height: h * 0.009,
      fill: glow,
      opacity: 0.3 + lit * 0.6,
    }),
    drawPolygon(
      [
        [x - h * 0.007, pod - h * 0.03],
        [x - h * 0.005, base - h * 0.85],
        [x + h * 0.005, base - h * 0.85],
        [x + h * 0.007, pod - h * 0.03],
      ],
      { fill: colour },
    ),
    draw('rect', { x: x - h * 0.012, y: base - h * 0.83, width: h * 0.024, height: h * 0.014, fill: colour }),
    draw('rect', { x: x - h * 0.002, y: base - h, width: h * 0.004, height: h * 0.16, fill: colour }),
    draw('circle', { cx: x, cy: base - h, r: h * 0.006 + 1, fill: '#ff5a4a', opacity: 0.4 + lit * 0.6 }),
  ]);
}
