/**
 * One read at a time; calls made while a read is queued share it. A call never gets the result of a read that had begun
 * before it, so what it gets is at least as new as the call.
 */
export function shareQueuedReads<T>(read: () => Promise<T>): () => Promise<T> {
  let currentRead: Promise<unknown> = Promise.resolve();
  let nextRead: Promise<T> | undefined;

  async function readNext(): Promise<T> {
    await currentRead.catch(() => undefined);
    nextRead = undefined;
    const result = read();
    currentRead = result;
    return result;
  }

  return () => (nextRead ??= readNext());
}
