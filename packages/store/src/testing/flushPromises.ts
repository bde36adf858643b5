/** Runs everything that only waits for promises. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}
