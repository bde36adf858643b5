import { z } from 'zod';
import { dateTime, detail, fieldErrors, guestForbidden, id, noContent } from '../wire/responses';
import { idInPath, limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';
import { savedShapes, type SavedGroupName } from './savedShapes';

/**
 * Response headers of a write that succeeded: the group's time before and after it, in the form of `dateTime`. A client
 * advances its own time to the second only where it equals the first, so that another device's change in between is
 * never hidden. A write that changed nothing returns the same time twice. Optional: existing backends do not send them.
 */
export const savedTimeHeaders = { before: 'x-saved-before', after: 'x-saved-after' } as const;

/** The parameters of every saved list. */
export const savedListQuery = z.object({ limit: limitParameter, offset: offsetParameter });

/**
 * Object id → its saved entry. `server_time` is the group's time in `last_updates`, read before the rows: a map stored
 * with it is current as long as `last_updates` has no later time.
 */
export function defineSavedIds<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ results: z.record(z.string().regex(/^\d+$/), entry), server_time: dateTime });
}

/** Object id → id of the saved entry. */
export const savedIds = defineSavedIds(id);

export interface SavedSchemas<List, Query, Saved, Body, Ids> {
  group: SavedGroupName;
  /** For the sentences of the API document: `favourite`. */
  noun: string;
  /** What POST does, and with which status. */
  createSummary?: string;
  list: List;
  query: Query;
  /** The response to a write contains only the object's id. `date_created` of a new one is the group's new time. */
  saved: Saved;
  body: Body;
  ids: Ids;
}

/** The four requests that every saved group has. */
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
      responses: { 200: list, 400: fieldErrors, ...guestForbidden },
    },
    create: {
      method: 'POST',
      path: `${group}/`,
      summary:
        createSummary ??
        `Saves the ${object}: 201, or 200 with the existing ${noun} where it was saved already.`,
      needsMember: true,
      body,
      responses: { 200: saved, 201: saved, 400: fieldErrors, ...guestForbidden },
    },
    remove: {
      method: 'DELETE',
      path: `${group}/{id}/`,
      summary: `Removes a ${noun} of the member’s own; anyone else’s is as good as absent.`,
      needsMember: true,
      params: z.object({ id: idInPath }),
      responses: { 204: noContent, ...guestForbidden, 404: detail },
    },
    ids: {
      method: 'GET',
      path: `${group}/${object}_ids/`,
      summary: `Of which ${object}s there is a ${noun}, and under which id each.`,
      needsMember: true,
      responses: { 200: ids, ...guestForbidden },
    },
  });
}

/** A row or a response as code for all groups uses it; the fields of single groups are added to these. */
export interface AnySaved {
  id: number;
  date_created: string;
  [ownFields: string]: unknown;
}

interface AnySavedPage {
  count: number;
  next: string | null;
  previous?: string | null | undefined;
  results: AnySaved[];
  server_time?: string;
}

/** The requests of any group, for code that handles all of them alike. */
export type SavedRoutes = ReturnType<
  typeof defineSavedRoutes<
    z.ZodType<AnySavedPage>,
    z.ZodType<{ limit: number; offset: number; completed?: boolean | undefined }>,
    z.ZodType<AnySaved>,
    z.ZodType<Partial<Record<string, number>>>,
    z.ZodType<{ results: Record<string, number | { id: number; value: number }>; server_time: string }>
  >
>;
