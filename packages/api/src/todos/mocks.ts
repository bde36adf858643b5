import type { MockState } from '../mocking/createMockState';
import { notFound } from '../mocking/refusals';
import { writeMoment, type Rules } from '../mocking/rule';
import type { SavedRoutes } from '../saved/contract';
import { savedRules, timeHeaders } from '../saved/mocks';
import type { todosRoutes } from './contract';

type TickRule = Pick<Rules<typeof todosRoutes>, 'update'>;

/** How the mock backend answers for to-dos: as for every group, and it ticks them. */
export function todosRules(state: MockState): Rules<SavedRoutes> & TickRule {
  return {
    ...savedRules(state, 'todos'),
    update({ member, params, body }) {
      const row = member.saved.todos.find(({ id }) => id === params.id);
      if (!row) return notFound;
      const isDone = body.is_done ?? Boolean(row.value);
      const timeMs = member.lastUpdatesMs.todos;
      const times =
        isDone === Boolean(row.value)
          ? { beforeMs: timeMs, afterMs: timeMs }
          : state.touchGroup(member, 'todos');
      row.value = Number(isDone);
      const { id, objectId, createdMs } = row;
      return {
        status: 200,
        body: { id, listing: objectId, is_done: isDone, date_created: writeMoment(createdMs) },
        headers: timeHeaders(times),
      };
    },
  };
}
