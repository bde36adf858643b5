import { createCanvas } from '../drawing/canvas';
import { createPalette } from '../drawing/palettes';
import { renderPicture } from '../drawing/renderPicture';
import type { PostEffects } from '../drawing/scene';
import { createRandom } from '../random';
import type { PlannedPicture } from './planPictures';
import { sceneKinds } from './sceneKinds';

const FINISH: PostEffects = { bloom: 0, grain: 0.2, vignette: 0.34 };

/** Draws one planned picture; the same plan always returns the same bytes. */
export async function drawPicture({ path, scene, time, width, height }: PlannedPicture): Promise<Buffer> {
  const random = createRandom(path);
  const canvas = createCanvas(width, height);
  const effects = sceneKinds[scene].draw({ canvas, random, palette: createPalette(random, time) });
  return renderPicture(canvas.toSvg(), { ...FINISH, ...effects }, path);
}
