import { createDeviceToken, findKnownDevice } from './knownDevice';

describe('device tokens', () => {
  it('HOST-4 are valid for one account and its current password only', () => {
    const token = createDeviceToken('$argon2id$one');
    expect(findKnownDevice([token], '$argon2id$one')).toMatch(/^[\w-]{22}$/);
    expect(findKnownDevice(['nonsense', token], '$argon2id$one')).toBeDefined();
    expect(findKnownDevice([token], '$argon2id$two')).toBeUndefined();
    expect(findKnownDevice([token], undefined)).toBeUndefined();
  });

  it('HOST-4 created for no account are never valid', () => {
    expect(findKnownDevice([createDeviceToken('nobody')], undefined)).toBeUndefined();
  });

  it('HOST-4 are invalid with an altered name or signature, or with text before or after them', () => {
    const token = createDeviceToken('$argon2id$one');
    const [name = '', signature = ''] = token.split('.');
    const other = createDeviceToken('$argon2id$one');
    for (const forged of [
      `${other.split('.')[0]}.${signature}`,
      `${name}.${other.split('.')[1]}`,
      `x${token}`,
      `${token}x`,
      `${name}${signature}`,
      `${name}.`,
      `.${signature}`,
      '.',
    ])
      expect([forged, findKnownDevice([forged], '$argon2id$one')]).toEqual([forged, undefined]);
    expect(findKnownDevice([other, token], '$argon2id$one')).toBe(other.split('.')[0]);
  });

  it('HOST-4 have a new device name each time', () => {
    expect(createDeviceToken('$argon2id$one')).not.toBe(createDeviceToken('$argon2id$one'));
  });
});
