import type { MockState } from '../mocking/createMockState';
import { notFound } from '../mocking/errorResponses';
import { formatTimestamp, type RouteHandlers } from '../mocking/RouteHandler';
import type { SavedRoutes } from '../saved/contract';
import { createSavedHandlers, createTimeHeaders } from '../saved/mocks';
import type { todosRoutes } from './contract';

type TodoUpdateHandler = Pick<RouteHandlers<typeof todosRoutes>, 'update'>;

/** The mock backend's handlers for to-dos: as for every group, plus ticking. */
export function createTodosHandlers(state: MockState): RouteHandlers<SavedRoutes> & TodoUpdateHandler {
  return {
    ...createSavedHandlers(state, 'todos'),
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
        body: { id, listing: objectId, is_done: isDone, date_created: formatTimestamp(createdMs) },
        headers: createTimeHeaders(times),
      };
    },
  };
}
