import assert from 'node:assert/strict';
import { foldText } from '@cityguide/site-config/formats';
import { articlesRoutes } from '../articles/contract';
import { contestsRoutes } from '../contests/contract';
import { eventsRoutes } from '../events/contract';
import { neighbourhoodsRoutes } from '../neighbourhoods/contract';
import { videosRoutes } from '../videos/contract';
import type { ConformanceCase } from './ConformanceCase';

const lists = [
  articlesRoutes.list,
  videosRoutes.list,
  eventsRoutes.list,
  contestsRoutes.list,
  neighbourhoodsRoutes.list,
];

const pageCases: ConformanceCase[] = lists.map((list) => ({
  title: `API-2 ${list.path} comes a page at a time without overlap, and ends`,
  async run(context) {
    const guest = context.guest();
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

const isSorted = (values: readonly string[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? '') <= value);

const orderCases: ConformanceCase[] = [
  {
    title: 'API-2 contests that close last come first, and neighbourhoods by name',
    async run(context) {
      const guest = context.guest();
      const { body: contests } = await guest.expect(contestsRoutes.list, 200, { query: { limit: 100 } });
      const closes = contests.results.flatMap(({ closes: time }) => time ?? []);
      assert.ok(isSorted([...closes].reverse()), 'contests/ is not ordered by when they close');
      const { body: hoods } = await guest.expect(neighbourhoodsRoutes.list, 200, { query: { limit: 100 } });
      assert.ok(isSorted(hoods.results.map(({ name }) => foldText(name))), 'neighbourhoods/ is not by name');
    },
  },
];

/** Requirements for the plain lists of the city's data. */
export const listCases: ConformanceCase[] = [...pageCases, ...orderCases];
