import type { FastifyInstance } from 'fastify';
import { todosRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotFound } from '../../platform/api/apiProblem';
import { formatDateTime } from '../../platform/api/formatDateTime';
import { setTimes } from './routes';
import type { SavedRepositories } from './createSavedRepositories';

interface TodoParts extends RouteContext {
  saved: SavedRepositories;
}

/** The one call that to-dos have and the other groups have not: the tick. */
export function registerTodoTicks(app: FastifyInstance, services: TodoParts): void {
  const { todos } = services.saved;
  addRoute(app, {
    route: todosRoutes.update,
    context: services,
    async handle({ member, params, body, reply }) {
      const value = body.is_done === undefined ? undefined : Number(body.is_done);
      const { times, result } = await todos.update(member.profileId, { id: params.id, value });
      if (!result) throw createNotFound();
      setTimes(reply, times);
      return {
        status: 200,
        body: {
          id: result.id,
          listing: result.object_id,
          is_done: result.value === 1,
          date_created: formatDateTime(result.date_created),
        },
      };
    },
  });
}
