import { createDeviceToken, findKnownDevice } from './knownDevice';

describe('device tokens', () => {
  it('HOST-4 hold for one account and its present password alone', () => {
    const token = createDeviceToken('$argon2id$one');
    expect(findKnownDevice([token], '$argon2id$one')).toMatch(/^[\w-]{22}$/);
    expect(findKnownDevice(['nonsense', token], '$argon2id$one')).toBeDefined();
    expect(findKnownDevice([token], '$argon2id$two')).toBeUndefined();
    expect(findKnownDevice([token], undefined)).toBeUndefined();
  });

  it('HOST-4 made for nobody open nothing', () => {
    expect(findKnownDevice([createDeviceToken('nobody')], undefined)).toBeUndefined();
  });

  it('HOST-4 are not known by an altered name or signature, nor where something stands before or behind', () => {
    const token = createDeviceToken('$argon2id$one');
    const [name = '', signature = ''] = token.split('.');
    const other = createDeviceToken('$argon2id$one');
    for (const made of [
      `${other.split('.')[0]}.${signature}`,
      `${name}.${other.split('.')[1]}`,
      `x${token}`,
      `${token}x`,
      `${name}${signature}`,
      `${name}.`,
      `.${signature}`,
      '.',
    ])
      expect([made, findKnownDevice([made], '$argon2id$one')]).toEqual([made, undefined]);
    expect(findKnownDevice([other, token], '$argon2id$one')).toBe(other.split('.')[0]);
  });

  it('HOST-4 name another device each time', () => {
    expect(createDeviceToken('$argon2id$one')).not.toBe(createDeviceToken('$argon2id$one'));
  });
});
