import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import type { TestContext } from '../conforming/createTestContext';
import { listingsRoutes } from '../listings/contract';
import { fetchGroupTime, getWriteTimes } from '../saved/savedRequests';
import { ratingsRoutes } from './contract';

const { list, create, remove, ids } = ratingsRoutes;

async function ratingOf(context: TestContext, id: number): Promise<number> {
  return (await context.guest().expect(listingsRoutes.read, 200, { params: { id } })).body.rating ?? 0;
}

/** Requirements for ratings beyond saving. */
export const ratingsCases: ConformanceCase[] = [
  {
    title: 'SAVE-11 another value replaces the first, with the same id and a new time',
    async run(context) {
      const { visitor } = await context.member();
      const [listing = 0, other = 0] = await context.objectIds('ratings');
      const first = await visitor.expect(create, 201, { body: { listing, value: 2 } });
      const { body: newer } = await visitor.expect(create, 201, { body: { listing: other, value: 5 } });
      const before = await fetchGroupTime(visitor, 'ratings');
      const second = await visitor.expect(create, 200, { body: { listing, value: '4.5' } });
      assert.deepEqual([second.body.id, second.body.value], [first.body.id, 4.5]);
      assert.deepEqual(getWriteTimes(second), [before, second.body.date_created]);
      assert.ok(second.body.date_created > before);

      const { results } = (await visitor.expect(ids, 200)).body;
      assert.deepEqual(results, {
        [listing]: { id: first.body.id, value: 4.5 },
        [other]: { id: newer.id, value: 5 },
      });
      const rows = (await visitor.expect(list, 200)).body.results;
      assert.deepEqual(
        rows.map(({ id, value }) => [id, value]),
        [
          [first.body.id, 4.5],
          [newer.id, 5],
        ],
      );
      for (const { id } of [first.body, newer]) await visitor.expect(remove, 204, { params: { id } });
    },
  },
  {
    title: 'SAVE-11 a listing’s rating follows its members’ ratings and is restored when they are removed',
    async run(context) {
      const [{ visitor }, { visitor: other }] = [await context.member(), await context.otherMember()];
      const [listing = 0] = await context.objectIds('ratings');
      const start = await ratingOf(context, listing);
      const low = (await visitor.expect(create, 201, { body: { listing, value: 1 } })).body;
      const withOne = await ratingOf(context, listing);
      const high = (await other.expect(create, 201, { body: { listing, value: 5 } })).body;
      const withTwo = await ratingOf(context, listing);
      assert.ok(withTwo > withOne, `${withTwo} > ${withOne}`);
      await visitor.expect(create, 200, { body: { listing, value: 5 } });
      assert.ok((await ratingOf(context, listing)) > withTwo);
      await visitor.expect(remove, 204, { params: { id: low.id } });
      await other.expect(remove, 204, { params: { id: high.id } });
      assert.equal(await ratingOf(context, listing), start);
    },
  },
  {
    title:
      'SAVE-11 a value that is missing, not a number, out of range or not a multiple of a half is 400 at its field',
    async run(context) {
      const { visitor } = await context.member();
      const [listing] = await context.objectIds('ratings');
      for (const value of [undefined, null, 'many', true, 0, 0.5, 5.5, 6, -1, 3.3, '4.25']) {
        const rejected = await visitor.expect(create, 400, { body: { listing, value } });
        assert.deepEqual(Object.keys(rejected.body), ['value'], String(value));
      }
      assert.deepEqual((await visitor.expect(ids, 200)).body.results, {});
    },
  },
];
