import type { ConnectionLimits } from './connectionLimits';

interface Progress {
  nowMs: number;
  /** All that came so far. */
  bytes: number;
  isUnderWay: boolean;
  /** So many bytes are counted only once all of them are through; they have as much more time. */
  pieceBytes?: number;
}

export type RateCheck = ReturnType<typeof createRateCheck>;

/** Tells what goes on too slowly: in each window some bytes must come. */
export function createRateCheck({
  windowMs,
  minBytesPerSecond,
}: Pick<ConnectionLimits, 'windowMs' | 'minBytesPerSecond'>) {
  let window: { endMs: number; dueBytes: number } | undefined;

  return {
    isTooSlow({ nowMs, bytes, isUnderWay, pieceBytes }: Progress): boolean {
      if (!isUnderWay) {
        window = undefined;
        return false;
      }
      if (window && nowMs < window.endMs) return false;
      if (window && bytes < window.dueBytes) return true;
      const pieceMs = ((pieceBytes ?? 0) / minBytesPerSecond) * 1000;
      window = {
        endMs: nowMs + Math.max(windowMs, pieceMs),
        dueBytes: bytes + (pieceBytes ?? (minBytesPerSecond * windowMs) / 1000),
      };
      return false;
    },
  };
}
