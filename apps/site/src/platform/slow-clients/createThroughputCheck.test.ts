import { createThroughputCheck } from './createThroughputCheck';

describe('DOOR-7 the rate of a transfer', () => {
  const create = () => createThroughputCheck({ windowMs: 1000, minBytesPerSecond: 100 });

  it('may pause within a window, and must have reached the minimum at its end', () => {
    const { isTooSlow } = create();
    const isTooSlowAt = (nowMs: number, bytes: number) => isTooSlow({ nowMs, bytes, isActive: true });
    expect([isTooSlowAt(0, 0), isTooSlowAt(500, 0), isTooSlowAt(999, 0), isTooSlowAt(1000, 100)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([isTooSlowAt(1999, 150), isTooSlowAt(2000, 199)]).toEqual([false, true]);
  });

  it('restarts with each transfer, however long the connection was idle', () => {
    const { isTooSlow } = create();
    expect(isTooSlow({ nowMs: 0, bytes: 0, isActive: true })).toBe(false);
    expect(isTooSlow({ nowMs: 900, bytes: 50, isActive: false })).toBe(false);
    expect(isTooSlow({ nowMs: 60_000, bytes: 50, isActive: true })).toBe(false);
    expect(isTooSlow({ nowMs: 61_000, bytes: 60, isActive: true })).toBe(true);
  });

  it('gives a large chunk, which is counted once it is complete, the time that it needs', () => {
    const { isTooSlow } = create();
    const chunk = { bytes: 0, isActive: true, chunkBytes: 500 };
    expect(isTooSlow({ ...chunk, nowMs: 0 })).toBe(false);
    expect(isTooSlow({ ...chunk, nowMs: 4999 })).toBe(false);
    expect(isTooSlow({ ...chunk, nowMs: 5000 })).toBe(true);
  });
});
