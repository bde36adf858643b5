import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import type { Received, Visitor } from '../conforming/createVisitor';
import type { World } from '../conforming/createWorld';
import { profilesRoutes } from '../profiles/contract';
import { favouritesRoutes, savedTimeHeaders } from './contract';

const { list, create, remove, listingIds } = favouritesRoutes;

async function listingId(world: World, index: number): Promise<number> {
  const listing = (await world.listings(index + 1))[index];
  assert.ok(listing);
  return listing.id;
}

async function save(visitor: Visitor, listing: number) {
  return visitor.expect(create, 201, { body: { listing } });
}

async function groupTime(visitor: Visitor): Promise<string> {
  const time = (await visitor.expect(profilesRoutes.hi, 200)).body.last_updates.favourites;
  assert.ok(time);
  return time;
}

function timesOf({ headers }: Received<unknown>): (string | null)[] {
  return [headers.get(savedTimeHeaders.before), headers.get(savedTimeHeaders.after)];
}

export const favouritesCases: ConformanceCase[] = [
  {
    title: 'API-2 a guest has no favourites to read or write: 403',
    async run(world) {
      const guest = world.guest();
      await guest.expect(list, 403);
      await guest.expect(listingIds, 403);
      await guest.expect(create, 403, { body: { listing: await listingId(world, 0) } });
      await guest.expect(remove, 403, { params: { id: 1 } });
    },
  },
  {
    title: 'SAVE-2 what is saved stands in the list and in the ids, until it is removed',
    async run(world) {
      const { visitor } = await world.member();
      const listing = await listingId(world, 0);
      const { body: saved } = await save(visitor, listing);
      assert.equal(saved.listing, listing);
      assert.equal((await visitor.expect(listingIds, 200)).body.results[listing], saved.id);
      const row = (await visitor.expect(list, 200)).body.results.find(({ id }) => id === saved.id);
      assert.equal(row?.listing.id, listing);
      assert.equal(row?.date_created, saved.date_created);

      await visitor.expect(remove, 204, { params: { id: saved.id } });
      assert.equal((await visitor.expect(listingIds, 200)).body.results[listing], undefined);
      await visitor.expect(remove, 404, { params: { id: saved.id } });
    },
  },
  {
    title: 'API-2 saving twice is 200 with the same favourite; an id is never used again',
    async run(world) {
      const { visitor } = await world.member();
      const listing = await listingId(world, 1);
      const first = await save(visitor, listing);
      const again = await visitor.expect(create, 200, { body: { listing } });
      assert.deepEqual(again.body, first.body);
      assert.deepEqual(timesOf(again)[0], timesOf(again)[1]);
      await visitor.expect(remove, 204, { params: { id: first.body.id } });
      const { body: second } = await save(visitor, listing);
      assert.notEqual(second.id, first.body.id);
      await visitor.expect(remove, 204, { params: { id: second.id } });
    },
  },
  {
    title: 'API-2 many at once save a listing once',
    async run(world) {
      const { visitor } = await world.member();
      const body = { listing: await listingId(world, 2) };
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => visitor.send('POST', create.path, { body })),
      );
      const statuses = responses.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, 200, 200, 200, 201]);
      const { id } = (await visitor.expect(create, 200, { body })).body;
      await visitor.expect(remove, 204, { params: { id } });
    },
  },
  {
    title: 'SAVE-6 the times of the group strictly grow and agree in every answer that tells them',
    async run(world) {
      const { visitor } = await world.member();
      const listing = await listingId(world, 3);
      const start = await groupTime(visitor);
      assert.equal((await visitor.expect(listingIds, 200)).body.server_time, start);

      const saved = await save(visitor, listing);
      const [before, after] = timesOf(saved);
      assert.equal(before, start);
      assert.equal(after, saved.body.date_created);
      assert.ok(saved.body.date_created > start);
      assert.equal(await groupTime(visitor), after);

      const removed = await visitor.expect(remove, 204, { params: { id: saved.body.id } });
      const [beforeRemoval, afterRemoval] = timesOf(removed);
      assert.equal(beforeRemoval, after);
      assert.ok(afterRemoval && after && afterRemoval > after);
      assert.equal(await groupTime(visitor), afterRemoval);
    },
  },
  {
    title: 'API-2 another member’s favourite is 404 and stays',
    async run(world) {
      const [{ visitor: owner }, { visitor: other }] = [await world.member(), await world.otherMember()];
      const listing = await listingId(world, 4);
      const { id } = (await save(owner, listing)).body;
      await other.expect(remove, 404, { params: { id } });
      assert.equal((await other.expect(listingIds, 200)).body.results[listing], undefined);
      assert.equal((await owner.expect(listingIds, 200)).body.results[listing], id);
      await owner.expect(remove, 204, { params: { id } });
      for (const never of ['abc', '0', '-1', '9'.repeat(30)]) {
        await owner.expect(remove, 404, { params: { id: never } });
      }
    },
  },
  {
    title: 'API-2 a listing that is missing, null, of the wrong type or not there is 400 at its field',
    async run(world) {
      const { visitor } = await world.member();
      const wrong = [undefined, {}, { listing: null }, { listing: 'x' }, { listing: true }, { listing: [1] }];
      const absent = [{ listing: 2_147_483_647 }, { listing: 0 }, { listing: 9e15 }];
      for (const body of [...wrong, ...absent]) {
        const refused = await visitor.expect(create, 400, { body });
        assert.deepEqual(Object.keys(refused.body), ['listing'], JSON.stringify(body));
      }
      const { body } = await visitor.expect(create, 400, { body: {} });
      assert.deepEqual(body, { listing: ['This field is required.'] });
    },
  },
  {
    title: 'DASH-4 favourites come a page at a time, the newest first',
    async run(world) {
      const { visitor } = await world.otherMember();
      const ids: number[] = [];
      for (const index of [5, 6, 7])
        ids.unshift((await save(visitor, await listingId(world, index))).body.id);
      const first = (await visitor.expect(list, 200, { query: { limit: 2 } })).body;
      const second = (await visitor.expect(list, 200, { query: { limit: 2, offset: 2 } })).body;
      assert.deepEqual(
        [...first.results, ...second.results].map(({ id }) => id),
        ids,
      );
      assert.deepEqual([first.count, second.count, second.next], [3, 3, null]);
      assert.ok(first.next);
      await visitor.expect(list, 400, { query: 'limit=1&limit=2' });
      for (const id of ids) await visitor.expect(remove, 204, { params: { id } });
    },
  },
];
