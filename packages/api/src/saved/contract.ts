import { z } from 'zod';
import { dateTime, detail, fieldErrors, guestRefused, id, noContent } from '../wire/answers';
import { idInPath, limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';
import { savedShapes, type SavedGroup } from './shapes';

/**
 * Response headers of a write that succeeded: the group's time before and after it, in the form of `dateTime`. A
 * client moves its own time to the second only where it equals the first, so that another device's change in between
 * is never hidden. A write that changed nothing answers the same time twice. Optional: existing backends do not send
 * them.
 */
export const savedTimeHeaders = { before: 'x-saved-before', after: 'x-saved-after' } as const;

/** What every list of saved things can be asked for. */
export const savedListQuery = z.object({ limit: limitParameter, offset: offsetParameter });

/**
 * Object id → what is saved of it. `server_time` is the group's time in `last_updates`, read before the rows: a map
 * kept with it is current for as long as `last_updates` says no later time.
 */
export function savedIdsOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ results: z.record(z.string().regex(/^\d+$/), entry), server_time: dateTime });
}

/** Object id → id of the saved thing. */
export const savedIds = savedIdsOf(id);

export interface SavedSchemas<List, Query, Saved, Body, Ids> {
  group: SavedGroup;
  /** In the sentences of the API document: `favourite`. */
  noun: string;
  /** What POST does, and with which status. */
  createSummary?: string;
  list: List;
  query: Query;
  /** The answer to a write names the object by its id alone. `date_created` of a new one is the group's new time. */
  saved: Saved;
  body: Body;
  ids: Ids;
}

/** The four calls that every group of saved things has. */
export function defineSavedRoutes<
  List extends z.ZodType,
  Query extends z.ZodType,
  Saved extends z.ZodType,
  Body extends z.ZodType,
  Ids extends z.ZodType,
>({
  group,
  noun,
  createSummary,
  list,
  query,
  saved,
  body,
  ids,
}: SavedSchemas<List, Query, Saved, Body, Ids>) {
  const { object } = savedShapes[group];
  return defineRoutes({
    list: {
      method: 'GET',
      path: `${group}/`,
      summary: `The member’s ${noun}s, the newest first, a page at a time.`,
      needsMember: true,
      query,
      answers: { 200: list, 400: fieldErrors, ...guestRefused },
    },
    create: {
      method: 'POST',
      path: `${group}/`,
      summary:
        createSummary ??
        `Saves the ${object}: 201, or 200 with the existing ${noun} where it was saved already.`,
      needsMember: true,
      body,
      answers: { 200: saved, 201: saved, 400: fieldErrors, ...guestRefused },
    },
    remove: {
      method: 'DELETE',
      path: `${group}/{id}/`,
      summary: `Removes a ${noun} of the member’s own; anyone else’s is as good as absent.`,
      needsMember: true,
      params: z.object({ id: idInPath }),
      answers: { 204: noContent, ...guestRefused, 404: detail },
    },
    ids: {
      method: 'GET',
      path: `${group}/${object}_ids/`,
      summary: `Of which ${object}s there is a ${noun}, and under which id each.`,
      needsMember: true,
      answers: { 200: ids, ...guestRefused },
    },
  });
}

/** A row or an answer as code for all groups sees it; what is particular to one group is beside these. */
export interface AnySaved {
  id: number;
  date_created: string;
  [particular: string]: unknown;
}

interface AnySavedPage {
  count: number;
  next: string | null;
  previous?: string | null | undefined;
  results: AnySaved[];
  server_time?: string;
}

/** The calls of any group, for code that serves all of them alike. */
export type SavedRoutes = ReturnType<
  typeof defineSavedRoutes<
    z.ZodType<AnySavedPage>,
    z.ZodType<{ limit: number; offset: number; completed?: boolean | undefined }>,
    z.ZodType<AnySaved>,
    z.ZodType<Partial<Record<string, number>>>,
    z.ZodType<{ results: Record<string, number | { id: number; value: number }>; server_time: string }>
  >
>;
