import { createCanvas } from '../drawing/canvas';
import { lighten } from '../drawing/colour';
import { createPalette } from '../drawing/palettes';
import { drawSitter } from '../drawing/parts/person';
import { renderPicture } from '../drawing/renderPicture';
import { draw } from '../drawing/svg';
import { createRandom } from '../random';

const SIDE = 320;

/** Draws a person's head and shoulders in front of a plain wall; the same path always returns the same bytes. */
export async function drawAvatar({ path }: { path: string }): Promise<Buffer> {
  const random = createRandom(path);
  const canvas = createCanvas(SIDE, SIDE);
  const palette = createPalette(random, random.pick(['morning', 'noon', 'golden']));
  const wall = random.pick(palette.accents);
  const fill = canvas.linearGradient(random.integer(40, 80), [
    [0, lighten(wall, 0.55)],
    [1, wall],
  ]);
  canvas.add(draw('rect', { width: SIDE, height: SIDE, fill }));
  drawSitter({ canvas, random, palette }, { x: SIDE / 2, y: SIDE * 1.06, height: SIDE * 0.92 });
  return renderPicture(canvas.toSvg(), { bloom: 0, grain: 0.12, vignette: 0.2 }, path);
}
