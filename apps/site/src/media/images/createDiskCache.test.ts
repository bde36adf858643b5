import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

  it('HOST-5.disk-cache gives back what was written, and leaves nothing unfinished behind', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    expect(await cache.read('abcd.webp')).toBeUndefined();
    await Promise.all([
      cache.write('abcd.webp', Buffer.from('x')),
      cache.write('abcd.webp', Buffer.from('x')),
    ]);
    expect(String(await cache.read('abcd.webp'))).toBe('x');
    expect(listNames()).toEqual(['ab/abcd.webp']);
  });

  it('leaves nothing unfinished behind where a file cannot get its name', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    // A folder of that name, and not an empty one.
    mkdirSync(join(folder, 'ab', 'abcd.webp', 'x.y'), { recursive: true });
    await expect(cache.write('abcd.webp', Buffer.from('x'))).rejects.toThrow();
    expect(listNames().sort()).toEqual(['ab/abcd.webp', 'ab/abcd.webp/x.y']);
    await cache.write('abce.webp', Buffer.from('x'));
    expect(String(await cache.read('abce.webp'))).toBe('x');
  });

  it('HOST-5.cache-limit throws out the oldest when there is too much', async () => {
    const cache = createDiskCache({ folder, maxBytes: 250 });
    for (const [index, key] of ['aa.webp', 'bb.webp', 'cc.webp'].entries()) {
      await cache.write(key, Buffer.alloc(100));
      await utimes(join(folder, key.slice(0, 2), key), 1000 + index, 1000 + index).catch(() => undefined);
    }
    await cache.write('dd.webp', Buffer.alloc(100));
    expect(listNames().sort()).toEqual(['cc/cc.webp', 'dd/dd.webp']);
  });

  it('keeps what is asked for now and then, however old it is', async () => {
    const cache = createDiskCache({ folder, maxBytes: 250 });
    for (const [index, key] of ['aa.webp', 'bb.webp'].entries()) {
      await cache.write(key, Buffer.alloc(100));
      await utimes(join(folder, key.slice(0, 2), key), 1000 + index, 1000 + index);
    }
    await cache.read('aa.webp');
    await cache.write('cc.webp', Buffer.alloc(100));
    expect(listNames().sort()).toEqual(['aa/aa.webp', 'cc/cc.webp']);
  });

  it('is shared by processes: both write and throw out in one folder, and no reader meets half a picture', async () => {
    const caches = [0, 1].map(() => createDiskCache({ folder, maxBytes: 5000 }));
    const keys = Array.from({ length: 60 }, (_, index) => `k${index % 20}.webp`);
    const sizes = new Set<number | undefined>();
    await Promise.all(
      caches.flatMap((cache) =>
        keys.map(async (key) => {
          await cache.write(key, Buffer.alloc(400));
          sizes.add((await cache.read(key))?.length);
        }),
      ),
    );
    expect([...sizes].filter((size) => size !== undefined)).toEqual([400]);
    expect(listNames().length).toBeLessThanOrEqual(13);
    expect(listNames().filter((name) => name.includes('/.'))).toEqual([]);
  });

  it('removes all that begins alike and nothing else', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    for (const key of ['abc1.webp', 'abc2.jpeg', 'abd.webp', 'xyz.webp'])
      await cache.write(key, Buffer.from('x'));
    await cache.removeAll('abc');
    await cache.removeAll('nothing');
    expect(listNames().sort()).toEqual(['ab/abd.webp', 'xy/xyz.webp']);
  });
});
