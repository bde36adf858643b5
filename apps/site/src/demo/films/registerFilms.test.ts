import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createSettings } from '../../platform/settings/createSettings';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';
import type { Database } from '../../platform/database/Database';
import { parseRange } from './parseRange';
import { registerFilms } from './registerFilms';

let folder: string;
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cityguide-films-'));
  mkdirSync(join(folder, 'images/pictures'), { recursive: true });
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: '#c8102e' } });
  writeFileSync(join(folder, 'images/pictures/sample-1.jpg'), await picture.jpeg().toBuffer());
  database = await testEngines[0].create();
  await addSampleCity(database);
  await database.query.updateTable('videos').set({ duration_seconds: 5 }).where('id', '=', 1).execute();
  app = Fastify();
  registerFilms(app, createSettings({ database, dataDir: folder }));
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('SITE-5 HOST-2 renders a film of the video’s duration, the same each time', async () => {
  const first = await app.inject('/films/1.webm');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'video/webm']);
  const bytes = first.rawPayload;
  expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(bytes.includes('V_VP8')).toBe(true);
  const duration = bytes.indexOf(Buffer.from('44890100000000000008', 'hex'));
  expect(bytes.readDoubleBE(duration + 10)).toBe(5000);
  // Ten key frames per second: a block's header, then the frame's start code.
  const frames = bytes.toString('latin1').split('\x9d\x01\x2a').length - 1;
  expect(frames).toBe(50);
  expect((await app.inject('/films/1.webm')).rawPayload.equals(bytes)).toBe(true);
});

it('HOST-6 responds to range requests, and with 304 if the film has not changed', async () => {
  const whole = await app.inject('/films/1.webm');
  const { length } = whole.rawPayload;
  const part = await app.inject({ url: '/films/1.webm', headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 10-19/${length}`,
    whole.rawPayload.subarray(10, 20),
  ]);
  expect(
    (await app.inject({ url: '/films/1.webm', headers: { range: `bytes=${length}-` } })).statusCode,
  ).toBe(416);
  const etag = String(whole.headers.etag);
  expect((await app.inject({ url: '/films/1.webm', headers: { 'if-none-match': etag } })).statusCode).toBe(
    304,
  );
});

it.each(['/films/999.webm', '/films/3.webm', '/films/1.mp4', '/films/x.webm', '/films/..%2f1.webm'])(
  '%s is 404',
  async (url) => expect((await app.inject(url)).statusCode).toBe(404),
);

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-0', null],
  ['bytes=100-', null],
  ['bytes=9-5', null],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
] as const)('parses the range %s of 100 bytes', (header, range) =>
  expect(parseRange(header, 100)).toEqual(range),
);
