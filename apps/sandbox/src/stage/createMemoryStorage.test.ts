import { createMemoryStorage } from './createMemoryStorage';

describe('createMemoryStorage', () => {
  it('stores values for this page and is not persistent', async () => {
    const storage = createMemoryStorage();
    expect(await storage.write('a', { b: 1 })).toBe(true);
    expect(await storage.read('a')).toEqual({ b: 1 });
    expect(await storage.isPersistent()).toBe(false);
    expect(await createMemoryStorage().read('a')).toBeUndefined();
  });

  it('removes one value, or all except those named', async () => {
    const storage = createMemoryStorage();
    for (const key of ['a', 'b', 'c']) await storage.write(key, key);
    await storage.remove('a');
    await storage.clearExcept(['c']);
    expect(await Promise.all(['a', 'b', 'c'].map(storage.read))).toEqual([undefined, undefined, 'c']);
  });
});
