import sharp from 'sharp';
import { planCity } from '../planCity';
import { drawAvatar } from './drawAvatar';
import { drawPicture } from './drawPicture';

const { drawn, avatars } = planCity('small');
const [plan] = drawn;
const [face, other] = avatars;
if (!plan || !face || !other) throw new Error('The small city has no pictures.');

it('HOST-2.drawn draws a picture in its planned size, the same each time', async () => {
  const picture = await drawPicture(plan);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: plan.width, height: plan.height });
  expect((await drawPicture(plan)).equals(picture)).toBe(true);
});

it('HOST-2.drawn gives everybody a face of their own, the same each time', async () => {
  const picture = await drawAvatar(face);
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([320, 320]);
  expect((await drawAvatar(face)).equals(picture)).toBe(true);
  // Grain differs in any case; faces differ in colours that one sees from afar.
  const [mine, theirs] = await Promise.all([look(picture), look(await drawAvatar(other))]);
  expect(Math.max(...mine.map((value, index) => Math.abs(value - (theirs[index] ?? 0))))).toBeGreaterThan(30);
});

/** A picture as 16 by 16 pixels of three numbers each. */
async function look(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).resize(16, 16).raw().toBuffer())];
}
