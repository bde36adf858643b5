import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { randomEmail, type World } from '../conforming/createWorld';
import { favouritesRoutes } from '../favourites/contract';
import { listingsRoutes } from '../listings/contract';
import { ratingsRoutes } from '../ratings/contract';
import { todosRoutes } from '../todos/contract';
import { profilesRoutes } from './contract';

const { counts, exportMe, removeMe, register, logIn, me } = profilesRoutes;

/** A member who may be deleted. */
async function signUp(world: World) {
  const visitor = world.guest();
  const credentials = { email: randomEmail(), password: `pw ${randomUUID()}` };
  await visitor.expect(register, 201, { body: credentials });
  return { visitor, ...credentials };
}

/** Counts, export and deletion of what is the member's own. */
export const ownDataCases: ConformanceCase[] = [
  {
    title: 'API-2 a guest has nothing to count, to take away or to delete: 403',
    async run(world) {
      const guest = world.guest();
      await guest.expect(counts, 403);
      await guest.expect(exportMe, 403);
      await guest.expect(removeMe, 403, { body: { password: 'x' } });
    },
  },
  {
    title: 'DASH-2 the counts follow what the member saves, done to-dos apart',
    async run(world) {
      const { visitor } = await world.otherMember();
      const before = (await visitor.expect(counts, 200)).body;
      const [listing = 0] = await world.objectIds('todos');
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
    title: 'DASH-6 the export holds the profile and what was saved, and no secret',
    async run(world) {
      const { visitor, email } = await world.member();
      const [listing = 0] = await world.objectIds('favourites');
      const { id } = (await visitor.expect(favouritesRoutes.create, 201, { body: { listing } })).body;
      const { body } = await visitor.expect(exportMe, 200);
      assert.equal(body.profile.email, email);
      assert.ok(body.records.favourites?.some((row) => row.id === id));
      assert.doesNotMatch(JSON.stringify(body), /"password"|hash|token/i);
      await visitor.expect(favouritesRoutes.remove, 204, { params: { id: Number(id) } });
    },
  },
  {
    title: 'DASH-6 an account is deleted by its password alone, with all that it did',
    async run(world) {
      const { visitor, email, password } = await signUp(world);
      const [id = 0] = await world.objectIds('ratings');
      const rating = async () =>
        (await world.guest().expect(listingsRoutes.read, 200, { params: { id } })).body.rating;
      const before = await rating();
      await visitor.expect(ratingsRoutes.create, 201, { body: { listing: id, value: 1 } });

      for (const wrong of [undefined, null, '', 'not the password']) {
        const refused = await visitor.expect(removeMe, 400, { body: { password: wrong } });
        assert.deepEqual(Object.keys(refused.body), ['password'], String(wrong));
      }
      assert.equal((await visitor.expect(me, 200)).body.email, email);

      const elsewhere = world.guest();
      await elsewhere.expect(logIn, 200, { body: { email, password } });
      await visitor.expect(removeMe, 204, { body: { password } });
      await visitor.expect(me, 403);
      await elsewhere.expect(me, 403);
      await world.guest().expect(logIn, 400, { body: { email, password } });
      assert.equal(await rating(), before);
      // The address is free again.
      const body = { email, password };
      await visitor.expect(register, 201, { body });
      await visitor.expect(removeMe, 204, { body: { password } });
    },
  },
];
