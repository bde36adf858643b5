/** Thrown when an operation takes too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeLimitError';
}

/** The result of `promise`, or a `TimeoutError` after `limitMs`. A later result is ignored. */
export function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limitMs} ms.`)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
