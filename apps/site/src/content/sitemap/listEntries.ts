import type { SitemapEntry, SitemapSource } from './SitemapSource';

/** A source of so few addresses that they are found all at once. */
export function listEntries(name: string, findAll: () => Promise<readonly SitemapEntry[]>): SitemapSource {
  return {
    name,
    async measure() {
      const entries = await findAll();
      const known = entries.flatMap(({ changedMs }) => changedMs ?? []);
      return { count: entries.length, changedMs: known.length > 0 ? Math.max(...known) : null };
    },
    find: async (limit, offset) => (await findAll()).slice(offset, offset + limit),
  };
}
