import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import type { Visitor } from '../conforming/createVisitor';
import type { TestContext } from '../conforming/createTestContext';
import type { SavedRoutes } from './contract';
import { savedRoutes } from './savedRoutes';
import { createSaveBody, fetchGroupTime, fetchSavedId, getWriteTimes } from './savedRequests';
import { savedShapes, type SavedGroupName } from './savedShapes';

/** Requirements for every saved group. */
function createCases(group: SavedGroupName, routes: SavedRoutes): ConformanceCase[] {
  const { list, create, remove, ids } = routes;
  const { field, object } = savedShapes[group];

  async function objectId(context: TestContext, index: number): Promise<number> {
    const id = (await context.objectIds(group))[index];
    assert.ok(id);
    return id;
  }
  const save = (visitor: Visitor, id: number) =>
    visitor.expect(create, 201, { body: createSaveBody(group, id) });

  return [
    {
      title: `API-2 a guest has no ${group} to read or write: 403`,
      async run(context) {
        const guest = context.guest();
        await guest.expect(list, 403);
        await guest.expect(ids, 403);
        await guest.expect(create, 403, { body: createSaveBody(group, await objectId(context, 0)) });
        await guest.expect(remove, 403, { params: { id: 1 } });
      },
    },
    {
      title: `SAVE-2 what is saved is in the list and the ids of ${group}, until it is removed`,
      async run(context) {
        const { visitor } = await context.member();
        const id = await objectId(context, 0);
        const { body: saved } = await save(visitor, id);
        assert.equal(saved[field], id);
        assert.equal(await fetchSavedId(visitor, routes, id), saved.id);
        const row = (await visitor.expect(list, 200)).body.results.find((item) => item.id === saved.id);
        assert.equal((row?.[object] as { id?: number } | undefined)?.id, id);
        assert.equal(row?.date_created, saved.date_created);

        await visitor.expect(remove, 204, { params: { id: saved.id } });
        assert.equal(await fetchSavedId(visitor, routes, id), undefined);
        await visitor.expect(remove, 404, { params: { id: saved.id } });
      },
    },
    {
      title: `API-2 saving twice is 200 with the same id in ${group}; an id is never reused`,
      async run(context) {
        const { visitor } = await context.member();
        const body = createSaveBody(group, await objectId(context, 1));
        const first = await visitor.expect(create, 201, { body });
        const again = await visitor.expect(create, 200, { body });
        assert.deepEqual(again.body, first.body);
        assert.deepEqual(getWriteTimes(again)[0], getWriteTimes(again)[1]);
        await visitor.expect(remove, 204, { params: { id: first.body.id } });
        const { body: second } = await visitor.expect(create, 201, { body });
        assert.notEqual(second.id, first.body.id);
        await visitor.expect(remove, 204, { params: { id: second.id } });
      },
    },
    {
      title: `API-2 many saves at once save one entry once in ${group}`,
      async run(context) {
        const { visitor } = await context.member();
        const body = createSaveBody(group, await objectId(context, 2));
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
      title: `SAVE-6.said-times the times of ${group} strictly increase and agree in every response that contains them`,
      async run(context) {
        const { visitor } = await context.member();
        const start = await fetchGroupTime(visitor, group);
        assert.equal((await visitor.expect(ids, 200)).body.server_time, start);

        const saved = await save(visitor, await objectId(context, 3));
        const [before, after] = getWriteTimes(saved);
        assert.equal(before, start);
        assert.equal(after, saved.body.date_created);
        assert.ok(saved.body.date_created > start);
        assert.equal(await fetchGroupTime(visitor, group), after);

        const removed = await visitor.expect(remove, 204, { params: { id: saved.body.id } });
        const [beforeRemoval, afterRemoval] = getWriteTimes(removed);
        assert.equal(beforeRemoval, after);
        assert.ok(afterRemoval && after && afterRemoval > after);
        assert.equal(await fetchGroupTime(visitor, group), afterRemoval);
      },
    },
    {
      title: `API-2 another member’s entry in ${group} is 404 and stays`,
      async run(context) {
        const [{ visitor: owner }, { visitor: other }] = [
          await context.member(),
          await context.otherMember(),
        ];
        const object = await objectId(context, 4);
        const { id } = (await save(owner, object)).body;
        await other.expect(remove, 404, { params: { id } });
        assert.equal(await fetchSavedId(other, routes, object), undefined);
        assert.equal(await fetchSavedId(owner, routes, object), id);
        await owner.expect(remove, 204, { params: { id } });
        for (const never of ['abc', '0', '-1', '9'.repeat(30)]) {
          await owner.expect(remove, 404, { params: { id: never } });
        }
      },
    },
    {
      title: `API-2 an object that is missing, null, of the wrong type or does not exist is 400 at its field in ${group}`,
      async run(context) {
        const { visitor } = await context.member();
        for (const wrong of [undefined, null, 'x', true, [1], 2_147_483_647, 0, 9e15]) {
          const rejected = await visitor.expect(create, 400, { body: createSaveBody(group, wrong) });
          assert.deepEqual(Object.keys(rejected.body), [field], String(wrong));
        }
        const { body } = await visitor.expect(create, 400, { body: createSaveBody(group, undefined) });
        assert.deepEqual(body, { [field]: ['This field is required.'] });
      },
    },
    {
      title: `DASH-4 ${group} come a page at a time, newest first`,
      async run(context) {
        const { visitor } = await context.otherMember();
        const saved: number[] = [];
        for (const index of [5, 6, 7]) {
          saved.unshift((await save(visitor, await objectId(context, index))).body.id);
        }
        const first = (await visitor.expect(list, 200, { query: { limit: 2 } })).body;
        const second = (await visitor.expect(list, 200, { query: { limit: 2, offset: 2 } })).body;
        assert.deepEqual(
          [...first.results, ...second.results].map(({ id }) => id),
          saved,
        );
        assert.deepEqual([first.count, second.count, second.next], [3, 3, null]);
        assert.ok(first.next);
        await visitor.expect(list, 400, { query: 'limit=1&limit=2' });
        for (const id of saved) await visitor.expect(remove, 204, { params: { id } });
      },
    },
  ];
}

export const savedCases: ConformanceCase[] = Object.entries(savedRoutes).flatMap(([group, routes]) =>
  createCases(group as SavedGroupName, routes),
);
