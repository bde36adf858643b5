import type { ConnectionLimits } from './connectionLimits';

interface Progress {
  nowMs: number;
  /** Total transferred so far. */
  bytes: number;
  isActive: boolean;
  /** This many bytes are counted only once all of them are transferred; they get correspondingly more time. */
  chunkBytes?: number;
}

export type ThroughputCheck = ReturnType<typeof createThroughputCheck>;

/** Detects transfers that are too slow: in each window a minimum of bytes must be transferred. */
export function createThroughputCheck({
  windowMs,
  minBytesPerSecond,
}: Pick<ConnectionLimits, 'windowMs' | 'minBytesPerSecond'>) {
  let window: { endMs: number; requiredBytes: number } | undefined;

  return {
    isTooSlow({ nowMs, bytes, isActive, chunkBytes }: Progress): boolean {
      if (!isActive) {
        window = undefined;
        return false;
      }
      if (window && nowMs < window.endMs) return false;
      if (window && bytes < window.requiredBytes) return true;
      const chunkMs = ((chunkBytes ?? 0) / minBytesPerSecond) * 1000;
      window = {
        endMs: nowMs + Math.max(windowMs, chunkMs),
        requiredBytes: bytes + (chunkBytes ?? (minBytesPerSecond * windowMs) / 1000),
      };
      return false;
    },
  };
}
