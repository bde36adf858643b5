import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utimes } from 'node:fs/promises';
import { createDiskCache } from './createDiskCache';

describe('HOST-5 the disk cache', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-cache-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const listNames = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.includes('.'));

  it('HOST-5.disk-cache returns what was written, and leaves no temporary files', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    expect(await cache.read('abcd.webp')).toBeUndefined();
    await Promise.all([
      cache.write('abcd.webp', Buffer.from('x')),
      cache.write('abcd.webp', Buffer.from('x')),
    ]);
    expect(String(await cache.read('abcd.webp'))).toBe('x');
    expect(listNames()).toEqual(['ab/abcd.webp']);
  });

  it('leaves no temporary files if a file cannot be renamed', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    // A non-empty folder of that name.
    mkdirSync(join(folder, 'ab', 'abcd.webp', 'x.y'), { recursive: true });
    await expect(cache.write('abcd.webp', Buffer.from('x'))).rejects.toThrow();
    expect(listNames().sort()).toEqual(['ab/abcd.webp', 'ab/abcd.webp/x.y']);
    await cache.write('abce.webp', Buffer.from('x'));
    expect(String(await cache.read('abce.webp'))).toBe('x');
  });

  it('HOST-5.cache-limit evicts the oldest files when the limit is exceeded', async () => {
    const cache = createDiskCache({ folder, maxBytes: 250 });
    for (const [index, key] of ['aa.webp', 'bb.webp', 'cc.webp'].entries()) {
      await cache.write(key, Buffer.alloc(100));
      await utimes(join(folder, key.slice(0, 2), key), 1000 + index, 1000 + index).catch(() => undefined);
    }
    await cache.write('dd.webp', Buffer.alloc(100));
    expect(listNames().sort()).toEqual(['cc/cc.webp', 'dd/dd.webp']);
  });

  it('keeps files that are read now and then, however old they are', async () => {
    const cache = createDiskCache({ folder, maxBytes: 250 });
    for (const [index, key] of ['aa.webp', 'bb.webp'].entries()) {
      await cache.write(key, Buffer.alloc(100));
      await utimes(join(folder, key.slice(0, 2), key), 1000 + index, 1000 + index);
    }
    await cache.read('aa.webp');
    await cache.write('cc.webp', Buffer.alloc(100));
    expect(listNames().sort()).toEqual(['aa/aa.webp', 'cc/cc.webp']);
  });

  it('can be shared by processes: both write and evict in one folder, and no reader gets a partial image', async () => {
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

  it('removes all files with a prefix and no others', async () => {
    const cache = createDiskCache({ folder, maxBytes: 1000 });
    for (const key of ['abc1.webp', 'abc2.jpeg', 'abd.webp', 'xyz.webp'])
      await cache.write(key, Buffer.from('x'));
    await cache.removeByPrefix('abc');
    await cache.removeByPrefix('nothing');
    expect(listNames().sort()).toEqual(['ab/abd.webp', 'xy/xyz.webp']);
  });
});
