import { createCanvas } from '../drawing/canvas';
import { createPalette } from '../drawing/palettes';
import { renderPicture } from '../drawing/renderPicture';
import type { Finish } from '../drawing/scene';
import { createRandom } from '../random';
import type { PlannedPicture } from './planPictures';
import { sceneKinds } from './sceneKinds';

const FINISH: Finish = { bloom: 0, grain: 0.2, vignette: 0.34 };

/** Draws one planned picture; the same plan gives the same bytes. */
export async function drawPicture({ path, scene, time, width, height }: PlannedPicture): Promise<Buffer> {
  const random = createRandom(path);
  const canvas = createCanvas(width, height);
  const wish = sceneKinds[scene].draw({ canvas, random, palette: createPalette(random, time) });
  return renderPicture(canvas.toSvg(), { ...FINISH, ...wish }, path);
}
