import { z } from 'zod';
import { listing } from '../listings/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, detail, fieldErrors, guestRefused, id, page } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { flagField, idField } from '../wire/fields';
import { completedFilter, idInPath } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** A listing that a member means to visit, and whether they have. */
export const todo = z.object({ id, listing, is_done: z.boolean(), date_created: dateTime });

const savedTodo = z.object({ id, listing: id, is_done: z.boolean(), date_created: dateTime });

export const todosRoutes = {
  ...defineSavedRoutes({
    group: 'todos',
    noun: 'to-do',
    list: page(todo),
    query: savedListQuery.extend({ completed: completedFilter }),
    saved: savedTodo,
    body: bodyOf({ listing: idField }),
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
      body: bodyOf({ is_done: flagField.optional() }),
      answers: { 200: savedTodo, 400: fieldErrors, ...guestRefused, 404: detail },
    },
  }),
};

/** As clients see it: a backend's date that cannot be read is null. */
export type Todo = Omit<z.infer<typeof todo>, 'date_created'> & { date_created: string | null };
