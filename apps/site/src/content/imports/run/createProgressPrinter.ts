import type { ImportProgress } from './importContent';

const numbers = new Intl.NumberFormat('en-CA');
const TERMINAL_INTERVAL_MS = 250;
const LOG_INTERVAL_MS = 5000;

interface ProgressOptions {
  /** A terminal is overwritten in place; a log gets a line now and then. */
  isTerminal: boolean;
  write(text: string): void;
  now?: () => number;
}

/** Prints how far an import is, how fast, and how long it will take. */
export function createProgressPrinter({ isTerminal, write, now = Date.now }: ProgressOptions) {
  const startMs = now();
  const intervalMs = isTerminal ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
  let printedMs = startMs;
  let length = 0;

  function print(text: string): void {
    write(isTerminal ? `\r${text.padEnd(length)}` : `${text}\n`);
    length = text.length;
  }

  return {
    onProgress(progress: ImportProgress): void {
      const nowMs = now();
      if (nowMs - printedMs < intervalMs && !progress.isCompleting) return;
      printedMs = nowMs;
      print(describeProgress(progress, nowMs - startMs));
    },
    /** Ends the line. */
    end(): void {
      if (isTerminal && length > 0) write(`\r${' '.repeat(length)}\r`);
    },
  };
}

/** `12,500 read (6 %), 1,900 a second, about 1 min 38 s left` */
export function describeProgress({ read, share, isCompleting }: ImportProgress, elapsedMs: number): string {
  if (isCompleting) return `${numbers.format(read)} read; making them visible …`;
  const rate = elapsedMs > 0 ? Math.round((read / elapsedMs) * 1000) : 0;
  const leftMs = share > 0 ? (elapsedMs / share) * (1 - share) : 0;
  return `${numbers.format(read)} read (${Math.floor(share * 100)} %), ${numbers.format(rate)} a second, about ${formatDuration(leftMs)} left`;
}

function formatDuration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
