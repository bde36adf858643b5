import assert from 'node:assert/strict';
import { articlesRoutes } from '../articles/contract';
import { eventsRoutes } from '../events/contract';
import { videosRoutes } from '../videos/contract';
import type { ConformanceCase } from './conformanceCase';

const lists = [articlesRoutes.list, videosRoutes.list, eventsRoutes.list];

/** What holds for the plain lists of what the city publishes. */
export const listCases: ConformanceCase[] = lists.map((list) => ({
  title: `API-2 ${list.path} comes a page at a time without overlap, and ends`,
  async run(world) {
    const guest = world.guest();
    const { body: whole } = await guest.expect(list, 200, { query: { limit: 6 } });
    const { body: first } = await guest.expect(list, 200, { query: { limit: 3 } });
    const { body: second } = await guest.expect(list, 200, { query: { limit: 3, offset: 3 } });
    const pages = [...first.results, ...second.results].map(({ id }) => id);
    assert.deepEqual(
      pages,
      whole.results.map(({ id }) => id),
    );
    assert.equal(new Set(pages).size, 6);
    assert.ok(first.next);
    const { body: past } = await guest.expect(list, 200, { query: { offset: whole.count } });
    assert.deepEqual([past.results, past.next, past.count], [[], null, whole.count]);
    await guest.expect(list, 400, { query: 'offset=1&offset=2' });
  },
}));
