import { isNewerTime } from './serverTime';

describe('server time', () => {
  it('SAVE-6.dropped is compared as a time, not as a text', () => {
    expect(isNewerTime('2026-11-27T10:00:00-05:00', '2026-11-27T14:00:00Z')).toBe(true);
    expect(isNewerTime('2026-11-27T14:00:00Z', '2026-11-27T10:00:00-05:00')).toBe(false);
    expect(isNewerTime('2026-11-27T14:00:00.000Z', '2026-11-27T14:00:00Z')).toBe(false);
  });

  it('SAVE-6 counts the microseconds of backends that have them', () => {
    expect(isNewerTime('2026-11-27T14:00:00.123457Z', '2026-11-27T14:00:00.123456Z')).toBe(true);
    expect(isNewerTime('2026-11-27T14:00:00.123456Z', '2026-11-27T14:00:00.123456Z')).toBe(false);
  });

  it('SAVE-6 proves nothing where it cannot be read', () => {
    expect(isNewerTime('soon', '2026-11-27T14:00:00Z')).toBe(true);
    expect(isNewerTime('2026-11-27T14:00:00Z', '')).toBe(true);
  });
});
