/** Resolves after a delay. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves with the first of the promises, or with undefined if none settles within `limitMs`. */
export async function raceWithTimeout<T>(
  limitMs: number,
  promises: readonly Promise<T>[],
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([...promises, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves with the result of `work`; rejects where it takes longer than `limitMs`. */
export async function withTimeout<T extends object | string>(limitMs: number, work: Promise<T>): Promise<T> {
  const result = await raceWithTimeout(limitMs, [work]);
  if (result === undefined) throw new Error(`no answer within ${limitMs} ms`);
  return result;
}
