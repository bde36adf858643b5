/** Where a key leads from a place in a row of `count`; undefined where it leads nowhere. It stops at both ends. */
export function moveByKey(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(place + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
