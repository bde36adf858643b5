import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { randomEmail, type TestContext } from '../conforming/createTestContext';
import { favouritesRoutes } from '../favourites/contract';
import { listingsRoutes } from '../listings/contract';
import { ratingsRoutes } from '../ratings/contract';
import { todosRoutes } from '../todos/contract';
import { profilesRoutes } from './contract';

const { counts, exportMe, removeMe, register, logIn, me } = profilesRoutes;

/** A member who may be deleted. */
async function signUp(context: TestContext) {
  const visitor = context.guest();
  const credentials = { email: randomEmail(), password: `pw ${randomUUID()}` };
  await visitor.expect(register, 201, { body: credentials });
  return { visitor, ...credentials };
}

/** Counts, export and deletion of the member's own data. */
export const accountDataCases: ConformanceCase[] = [
  {
    title: 'API-2 a guest has nothing to count, export or delete: 403',
    async run(context) {
      const guest = context.guest();
      await guest.expect(counts, 403);
      await guest.expect(exportMe, 403);
      await guest.expect(removeMe, 403, { body: { password: 'x' } });
    },
  },
  {
    title: 'DASH-2 the counts follow what the member saves, done to-dos apart',
    async run(context) {
      const { visitor } = await context.otherMember();
      const before = (await visitor.expect(counts, 200)).body;
      const [listing = 0] = await context.objectIds('todos');
      const { id } = (await visitor.expect(todosRoutes.create, 201, { body: { listing } })).body;
      const params = { id: Number(id) };
      await visitor.expect(todosRoutes.update, 200, { params, body: { is_done: true } });
      const { body: after } = await visitor.expect(counts, 200);
      assert.deepEqual(after, { ...before, todos: before.todos + 1, todos_done: before.todos_done + 1 });
      await visitor.expect(todosRoutes.remove, 204, { params });
      assert.deepEqual((await visitor.expect(counts, 200)).body, before);
    },
  },
  {
    title: 'DASH-6 the export contains the profile and what was saved, and no secret',
    async run(context) {
      const { visitor, email } = await context.member();
      const [listing = 0] = await context.objectIds('favourites');
      const { id } = (await visitor.expect(favouritesRoutes.create, 201, { body: { listing } })).body;
      const { body } = await visitor.expect(exportMe, 200);
      assert.equal(body.profile.email, email);
      assert.ok(body.records.favourites?.some((row) => row.id === id));
      assert.doesNotMatch(JSON.stringify(body), /"password"|hash|token/i);
      await visitor.expect(favouritesRoutes.remove, 204, { params: { id: Number(id) } });
    },
  },
  {
    title: 'DASH-6 an account is deleted with its password only, with all its data',
    async run(context) {
      const { visitor, email, password } = await signUp(context);
      const [id = 0] = await context.objectIds('ratings');
      const rating = async () =>
        (await context.guest().expect(listingsRoutes.read, 200, { params: { id } })).body.rating;
      const before = await rating();
      await visitor.expect(ratingsRoutes.create, 201, { body: { listing: id, value: 1 } });

      for (const wrong of [undefined, null, '', 'not the password']) {
        const rejected = await visitor.expect(removeMe, 400, { body: { password: wrong } });
        assert.deepEqual(Object.keys(rejected.body), ['password'], String(wrong));
      }
      assert.equal((await visitor.expect(me, 200)).body.email, email);

      const elsewhere = context.guest();
      await elsewhere.expect(logIn, 200, { body: { email, password } });
      await visitor.expect(removeMe, 204, { body: { password } });
      await visitor.expect(me, 403);
      await elsewhere.expect(me, 403);
      await context.guest().expect(logIn, 400, { body: { email, password } });
      assert.equal(await rating(), before);
      // The address can be used again.
      const body = { email, password };
      await visitor.expect(register, 201, { body });
      await visitor.expect(removeMe, 204, { body: { password } });
    },
  },
];
