import { z } from 'zod';
import { listing } from '../listings/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, detail, fieldErrors, guestForbidden, id, page } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { flagField, idField } from '../wire/fields';
import { completedFilter, idInPath } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** A listing that a member plans to visit, and whether they have. */
export const todo = z.object({ id, listing, is_done: z.boolean(), date_created: dateTime });

const savedTodo = z.object({ id, listing: id, is_done: z.boolean(), date_created: dateTime });

export const todosRoutes = {
  ...defineSavedRoutes({
    group: 'todos',
    noun: 'to-do',
    list: page(todo),
    query: savedListQuery.extend({ completed: completedFilter }),
    saved: savedTodo,
    body: defineBody({ listing: idField }),
    ids: savedIds,
  }),
  ...defineRoutes({
    update: {
      method: 'PATCH',
      path: 'todos/{id}/',
      summary:
        'Ticks a to-do of the member’s own, or takes the tick away; without `is_done` nothing changes.',
      needsMember: true,
      params: z.object({ id: idInPath }),
      body: defineBody({ is_done: flagField.optional() }),
      responses: { 200: savedTodo, 400: fieldErrors, ...guestForbidden, 404: detail },
    },
  }),
};

/** As the client returns it: an invalid date from a backend is null. */
export type Todo = Omit<z.infer<typeof todo>, 'date_created'> & { date_created: string | null };
