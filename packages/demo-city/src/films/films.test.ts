import sharp from 'sharp';
import { makeFilm } from './makeFilm';
import { planShots } from './planShots';

const START_CODE = '\x9d\x01\x2a';

it('HOST-2 makes a film of a picture: of the requested length, identical for the same key', async () => {
  const red = sharp({ create: { width: 120, height: 80, channels: 3, background: '#c8102e' } });
  const picture = await red
    .composite([
      { input: { create: { width: 30, height: 30, channels: 3, background: '#0b0a14' } }, left: 20, top: 9 },
    ])
    .jpeg()
    .toBuffer();
  const film = await makeFilm({ picture, key: '1', seconds: 2 });
  expect([film.subarray(0, 4).toString('hex'), film.includes('V_VP8')]).toEqual(['1a45dfa3', true]);
  // Ten key frames a second: a block's head, then the frame's start code.
  expect(film.toString('latin1').split(START_CODE)).toHaveLength(20 + 1);
  expect((await makeFilm({ picture, key: '1', seconds: 2 })).equals(film)).toBe(true);
  expect((await makeFilm({ picture, key: '2', seconds: 2 })).equals(film)).toBe(false);
});

it('keeps the camera inside the picture', () => {
  for (const seconds of [1, 7, 40]) {
    const viewAt = planShots(`video ${seconds}`, seconds);
    for (let second = 0; second <= seconds; second += 0.1) {
      const { left, top, size } = viewAt(second);
      expect([left >= 0, top >= 0, left + size <= 1.000001, top + size <= 1.000001, size > 0.5]).toEqual(
        Array<boolean>(5).fill(true),
      );
    }
  }
});
