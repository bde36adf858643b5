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
  expect((await drawAvatar(other)).equals(picture)).toBe(false);
});
