/** Polls until the value is `expected`; the test's time limit ends it. */
export async function pollUntil(readValue: () => Promise<boolean>, expected: boolean): Promise<true> {
  while ((await readValue()) !== expected);
  return true;
}
