import { createRateCheck } from './createRateCheck';

describe('DOOR-7 the rate of a transfer', () => {
  const create = () => createRateCheck({ windowMs: 1000, minBytesPerSecond: 100 });

  it('may pause within a window, and must have come far enough at its end', () => {
    const { isTooSlow } = create();
    const at = (nowMs: number, bytes: number) => isTooSlow({ nowMs, bytes, isUnderWay: true });
    expect([at(0, 0), at(500, 0), at(999, 0), at(1000, 100)]).toEqual([false, false, false, false]);
    expect([at(1999, 150), at(2000, 199)]).toEqual([false, true]);
  });

  it('begins anew with each transfer, however long the connection rested', () => {
    const { isTooSlow } = create();
    expect(isTooSlow({ nowMs: 0, bytes: 0, isUnderWay: true })).toBe(false);
    expect(isTooSlow({ nowMs: 900, bytes: 50, isUnderWay: false })).toBe(false);
    expect(isTooSlow({ nowMs: 60_000, bytes: 50, isUnderWay: true })).toBe(false);
    expect(isTooSlow({ nowMs: 61_000, bytes: 60, isUnderWay: true })).toBe(true);
  });

  it('gives a large piece, which is counted once it is through, the time that it needs', () => {
    const { isTooSlow } = create();
    const piece = { bytes: 0, isUnderWay: true, pieceBytes: 500 };
    expect(isTooSlow({ ...piece, nowMs: 0 })).toBe(false);
    expect(isTooSlow({ ...piece, nowMs: 4999 })).toBe(false);
    expect(isTooSlow({ ...piece, nowMs: 5000 })).toBe(true);
  });
});
