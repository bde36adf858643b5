import sharp from 'sharp';
import { planCity } from '../planCity';
import { drawAvatar } from './drawAvatar';
import { drawPicture } from './drawPicture';

const { drawnPictures, avatars } = planCity('small');
const [plan] = drawnPictures;
const [face, other] = avatars;
if (!plan || !face || !other) throw new Error('The small city has no pictures.');

it('HOST-2.drawn draws a picture in its planned size, the same each time', async () => {
  const picture = await drawPicture(plan);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: plan.width, height: plan.height });
  expect((await drawPicture(plan)).equals(picture)).toBe(true);
});

it('HOST-2.drawn draws a different portrait for each person, the same each time', async () => {
  const picture = await drawAvatar(face);
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([320, 320]);
  expect((await drawAvatar(face)).equals(picture)).toBe(true);
  // Grain always differs; portraits differ in colours that are visible from afar.
  const [pixels, otherPixels] = await Promise.all([readPixels(picture), readPixels(await drawAvatar(other))]);
  expect(
    Math.max(...pixels.map((value, index) => Math.abs(value - (otherPixels[index] ?? 0)))),
  ).toBeGreaterThan(30);
});

/** The picture scaled to 16 by 16 pixels of three numbers each. */
async function readPixels(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).resize(16, 16).raw().toBuffer())];
}
