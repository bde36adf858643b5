import type { FastifyInstance } from 'fastify';
import { todosRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotFoundError } from '../../platform/api/HttpError';
import { formatDateTime } from '../../platform/api/formatDateTime';
import { setTimeHeaders } from './routes';
import type { SavedRepositories } from './createSavedRepositories';

interface TodoContext extends RouteContext {
  saved: SavedRepositories;
}

/** The route that only to-dos have: ticking them off. */
export function registerTodoUpdates(app: FastifyInstance, services: TodoContext): void {
  const { todos } = services.saved;
  addRoute(app, {
    route: todosRoutes.update,
    context: services,
    async handle({ member, params, body, reply }) {
      const value = body.is_done === undefined ? undefined : Number(body.is_done);
      const { times, result } = await todos.update(member.profileId, { id: params.id, value });
      if (!result) throw createNotFoundError();
      setTimeHeaders(reply, times);
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
