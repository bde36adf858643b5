/** The number of pages, at least one, without an empty last page (LIST-6). */
export function countPages(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
