/** Thrown where something did not answer in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** The result of `work`, or a `TimeLimitError` after `limitMs`. What comes later is dropped. */
export function withTimeLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${limitMs} ms.`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
