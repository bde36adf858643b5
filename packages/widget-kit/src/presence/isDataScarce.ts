/**
 * Whether the visitor saves data or is on a 2G network: then nothing is fetched that they have not reached for. Not every
 * browser says so.
 */
export function isDataScarce(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
