/** How many pages there are, one at least: total / limit rounded down, plus one, less the empty last one (LIST-6). */
export function countPages(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
