/** The index that a key moves to in a row of `count`; undefined for other keys. It stops at both ends. */
export function getNextIndex(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
