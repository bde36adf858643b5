import type { SitemapEntry, SitemapSource } from './SitemapSource';

/** A source with so few pages that all of them are loaded at once. */
export function listEntries(name: string, findAll: () => Promise<readonly SitemapEntry[]>): SitemapSource {
  return {
    name,
    async measure() {
      const entries = await findAll();
      const changeTimes = entries.flatMap(({ changedMs }) => changedMs ?? []);
      return { count: entries.length, changedMs: changeTimes.length > 0 ? Math.max(...changeTimes) : null };
    },
    find: async (limit, offset) => (await findAll()).slice(offset, offset + limit),
  };
}
