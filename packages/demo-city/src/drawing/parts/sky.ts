import { draw, smoothPath, type Point } from '../svg';
import type { SceneTools } from '../scene';

/** Sky down to the horizon with a sun or moon, clouds or stars. */
export function drawSky({ canvas, random, palette }: SceneTools, horizon: number): void {
  const { width } = canvas;
  const [top, middle, low] = palette.sky;
  canvas.add(
    draw('rect', {
      x: 0,
      y: 0,
      width,
      height: horizon + 2,
      fill: canvas.linearGradient(90, [
        [0, top],
        [0.55, middle],
        [1, low],
      ]),
    }),
  );
  const sun = { x: random.between(0.15, 0.85) * width, y: horizon * random.between(0.25, 0.75) };
  const halo = canvas.radialGradient([
    [0, palette.light, 0.75],
    [0.25, palette.light, 0.3],
    [1, palette.light, 0],
  ]);
  canvas.add(draw('circle', { cx: sun.x, cy: sun.y, r: width * 0.38, fill: halo }));
  if (palette.time === 'night') drawStars({ canvas, random, palette }, horizon);
  if (palette.time === 'night' || palette.time === 'golden' || palette.time === 'dusk') {
    canvas.add(
      draw('circle', {
        cx: sun.x,
        cy: sun.y,
        r: horizon * 0.055,
        fill: palette.time === 'night' ? '#f4f0dc' : '#fff1cf',
        opacity: 0.92,
      }),
    );
  }
  const clouds = random.integer(2, 5);
  for (let index = 0; index < clouds; index++) {
    const cloudWidth = width * random.between(0.18, 0.42);
    const box = {
      x: random.between(-0.1, 0.95) * width,
      y: horizon * random.between(0.08, 0.8),
      width: cloudWidth,
    };
    canvas.add(drawCloud({ canvas, random, palette }, box));
  }
}

function drawStars({ canvas, random }: SceneTools, horizon: number): void {
  for (let index = 0; index < 60; index++) {
    const star = {
      cx: random.next() * canvas.width,
      cy: random.next() * horizon * 0.8,
      r: random.between(0.6, 1.7),
    };
    canvas.add(draw('circle', { ...star, fill: '#fdf6e0', opacity: random.between(0.2, 0.8) }));
  }
}

function drawCloud(
  { canvas, random, palette }: SceneTools,
  box: { x: number; y: number; width: number },
): string {
  const height = box.width * random.between(0.1, 0.18);
  const bumps = random.integer(4, 6);
  const points: Point[] = [[box.x, box.y]];
  for (let index = 1; index < bumps; index++) {
    points.push([box.x + (box.width * index) / bumps, box.y - height * random.between(0.35, 1)]);
  }
  points.push([box.x + box.width, box.y], [box.x + box.width / 2, box.y + height * 0.12]);
  const lightness = palette.time === 'night' ? 0.14 : palette.time === 'dusk' ? 0.35 : 0.62;
  const fill = canvas.linearGradient(90, [
    [0, palette.time === 'dusk' ? palette.light : '#ffffff', lightness],
    [1, palette.sky[2], lightness * 0.2],
  ]);
  return draw('path', { d: smoothPath(points), fill });
}
