import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { fetchGroupTime, getWriteTimes } from '../saved/savedRequests';
import { todosRoutes } from './contract';

const { list, create, update, remove } = todosRoutes;

/** Requirements for to-dos beyond saving. */
export const todosCases: ConformanceCase[] = [
  {
    title: 'SAVE-10 a to-do is ticked and unticked, moves its group’s time, and is found by `completed`',
    async run(context) {
      const { visitor } = await context.member();
      const [first = 0, second = 0] = await context.objectIds('todos');
      const { body: todo } = await visitor.expect(create, 201, { body: { listing: first } });
      const { body: other } = await visitor.expect(create, 201, { body: { listing: second } });
      assert.equal(todo.is_done, false);
      const before = await fetchGroupTime(visitor, 'todos');

      const params = { id: todo.id };
      const ticked = await visitor.expect(update, 200, { params, body: { is_done: true } });
      assert.deepEqual(ticked.body, { ...todo, is_done: true });
      assert.deepEqual(getWriteTimes(ticked), [before, await fetchGroupTime(visitor, 'todos')]);
      assert.notEqual(getWriteTimes(ticked)[0], getWriteTimes(ticked)[1]);

      const idsOf = async (completed: string) =>
        (await visitor.expect(list, 200, { query: { completed } })).body.results.map(({ id }) => id);
      assert.deepEqual([await idsOf('1'), await idsOf('0')], [[todo.id], [other.id]]);
      assert.deepEqual(await idsOf(''), [other.id, todo.id]);
      await visitor.expect(list, 400, { query: { completed: 'perhaps' } });

      const again = await visitor.expect(create, 200, { body: { listing: first } });
      assert.equal(again.body.is_done, true, 'saving again leaves the tick');
      const unticked = await visitor.expect(update, 200, { params, body: { is_done: 'false' } });
      assert.equal(unticked.body.is_done, false);
      for (const body of [{ is_done: false }, {}]) {
        const times = getWriteTimes(await visitor.expect(update, 200, { params, body }));
        assert.equal(times[0], times[1]);
      }
      for (const { id } of [todo, other]) await visitor.expect(remove, 204, { params: { id } });
    },
  },
  {
    title: 'SAVE-10 a tick by a guest is 403, on another member’s to-do 404, with an invalid value 400',
    async run(context) {
      const { visitor } = await context.member();
      const { visitor: other } = await context.otherMember();
      const [listing] = await context.objectIds('todos');
      const { id } = (await visitor.expect(create, 201, { body: { listing } })).body;
      const body = { is_done: true };
      await context.guest().expect(update, 403, { params: { id }, body });
      await other.expect(update, 404, { params: { id }, body });
      await visitor.expect(update, 404, { params: { id: 'abc' }, body });
      for (const is_done of ['perhaps', 3, null]) {
        const rejected = await visitor.expect(update, 400, { params: { id }, body: { is_done } });
        assert.deepEqual(Object.keys(rejected.body), ['is_done']);
      }
      const row = (await visitor.expect(list, 200)).body.results.find((todo) => todo.id === id);
      assert.equal(row?.is_done, false);
      await visitor.expect(remove, 204, { params: { id } });
    },
  },
];
