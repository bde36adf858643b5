import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utimes } from 'node:fs/promises';
import { createDiskCache } from './createDiskCache';

describe('HOST-5 the cache on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-cache-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const listNames = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.includes('.'));

  it('gives back what was written, and leaves nothing unfinished behind', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    expect(await cache.read('abcd.webp')).toBeUndefined();
    await Promise.all([
      cache.write('abcd.webp', Buffer.from('x')),
      cache.write('abcd.webp', Buffer.from('x')),
    ]);
    expect(String(await cache.read('abcd.webp'))).toBe('x');
    expect(listNames()).toEqual(['ab/abcd.webp']);
  });

  it('throws out the oldest when there is too much', async () => {
    const cache = createDiskCache({ folder, maxBytes: 250 });
    for (const [index, key] of ['aa.webp', 'bb.webp', 'cc.webp'].entries()) {
      await cache.write(key, Buffer.alloc(100));
      await utimes(join(folder, key.slice(0, 2), key), 1000 + index, 1000 + index).catch(() => undefined);
    }
    await cache.write('dd.webp', Buffer.alloc(100));
    expect(listNames().sort()).toEqual(['cc/cc.webp', 'dd/dd.webp']);
  });
});
