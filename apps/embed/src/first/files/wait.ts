/** Resolves after a pause. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What the first of the promises gives, or undefined where all are silent for `limitMs`. */
export async function firstWithin<T>(
  limitMs: number,
  promises: readonly Promise<T>[],
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([...promises, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What `work` gives; rejects where it is silent for longer than `limitMs`. */
export async function within<T extends object | string>(limitMs: number, work: Promise<T>): Promise<T> {
  const found = await firstWithin(limitMs, [work]);
  if (found === undefined) throw new Error(`no answer within ${limitMs} ms`);
  return found;
}
