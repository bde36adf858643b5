import { createForgetfulStorage } from './createForgetfulStorage';

describe('createForgetfulStorage', () => {
  it('keeps values for this page and says that it will not remember them', async () => {
    const storage = createForgetfulStorage();
    expect(await storage.write('a', { b: 1 })).toBe(true);
    expect(await storage.read('a')).toEqual({ b: 1 });
    expect(await storage.remembers()).toBe(false);
    expect(await createForgetfulStorage().read('a')).toBeUndefined();
  });

  it('removes one value, or all but those named', async () => {
    const storage = createForgetfulStorage();
    for (const key of ['a', 'b', 'c']) await storage.write(key, key);
    await storage.remove('a');
    await storage.clearAllBut(['c']);
    expect(await Promise.all(['a', 'b', 'c'].map(storage.read))).toEqual([undefined, undefined, 'c']);
  });
});
