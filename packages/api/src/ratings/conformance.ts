import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import type { World } from '../conforming/createWorld';
import { listingsRoutes } from '../listings/contract';
import { groupTime, timesOf } from '../saved/savingVisitor';
import { ratingsRoutes } from './contract';

const { list, create, remove, ids } = ratingsRoutes;

async function ratingOf(world: World, id: number): Promise<number> {
  return (await world.guest().expect(listingsRoutes.read, 200, { params: { id } })).body.rating ?? 0;
}

/** What ratings do beyond being saved. */
export const ratingsCases: ConformanceCase[] = [
  {
    title: 'SAVE-11 another value takes the place of the first, under the same id and with a new time',
    async run(world) {
      const { visitor } = await world.member();
      const [listing = 0, other = 0] = await world.objectIds('ratings');
      const first = await visitor.expect(create, 201, { body: { listing, value: 2 } });
      const { body: newer } = await visitor.expect(create, 201, { body: { listing: other, value: 5 } });
      const before = await groupTime(visitor, 'ratings');
      const second = await visitor.expect(create, 200, { body: { listing, value: '4.5' } });
      assert.deepEqual([second.body.id, second.body.value], [first.body.id, 4.5]);
      assert.deepEqual(timesOf(second), [before, second.body.date_created]);
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
    title: 'SAVE-11 a listing’s rating follows its members’ ratings and comes back when they are gone',
    async run(world) {
      const [{ visitor }, { visitor: other }] = [await world.member(), await world.otherMember()];
      const [listing = 0] = await world.objectIds('ratings');
      const start = await ratingOf(world, listing);
      const low = (await visitor.expect(create, 201, { body: { listing, value: 1 } })).body;
      const withOne = await ratingOf(world, listing);
      const high = (await other.expect(create, 201, { body: { listing, value: 5 } })).body;
      const withTwo = await ratingOf(world, listing);
      assert.ok(withTwo > withOne, `${withTwo} > ${withOne}`);
      await visitor.expect(create, 200, { body: { listing, value: 5 } });
      assert.ok((await ratingOf(world, listing)) > withTwo);
      await visitor.expect(remove, 204, { params: { id: low.id } });
      await other.expect(remove, 204, { params: { id: high.id } });
      assert.equal(await ratingOf(world, listing), start);
    },
  },
  {
    title: 'SAVE-11 a value that is missing, no number, out of bounds or no half is 400 at its field',
    async run(world) {
      const { visitor } = await world.member();
      const [listing] = await world.objectIds('ratings');
      for (const value of [undefined, null, 'many', true, 0, 0.5, 5.5, 6, -1, 3.3, '4.25']) {
        const refused = await visitor.expect(create, 400, { body: { listing, value } });
        assert.deepEqual(Object.keys(refused.body), ['value'], String(value));
      }
      assert.deepEqual((await visitor.expect(ids, 200)).body.results, {});
    },
  },
];
