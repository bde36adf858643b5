import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  savedGroupNames,
  savedRoutes,
  savedShapes,
  savedTimeHeaders,
  unknownId,
  type SavedGroupName,
  type SavedObject,
  type SavedRoutes,
  type SavedShape,
} from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createValidationError, createNotFoundError } from '../../platform/api/HttpError';
import { createPaginatedResponse } from '../../platform/api/createPaginatedResponse';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { GroupTimes } from './changeSavedGroup';
import { findGroupTimes } from './findGroupTimes';
import type { SavedRow } from './createSavedStatements';
import type { Database } from '../../platform/database/Database';
import type { SavedRepositories } from './createSavedRepositories';

interface ObjectRepository {
  findByIds(ids: number[]): Promise<{ id: number }[]>;
}

interface SavedContext extends RouteContext {
  database: Database;
  saved: SavedRepositories;
  /** Find the objects that a list shows, by kind of saved object. */
  listings: ObjectRepository;
  articles: ObjectRepository;
  videos: ObjectRepository;
  events: ObjectRepository;
}

/** The routes of every saved group. */
export function registerSavedGroups(app: FastifyInstance, services: SavedContext): void {
  for (const group of savedGroupNames) registerGroup(app, { group, services });
}

/** Sends the group's time before and after a write. */
export function setTimeHeaders(reply: FastifyReply, { before, after }: GroupTimes): void {
  reply.header(savedTimeHeaders.before, formatDateTime(before));
  reply.header(savedTimeHeaders.after, formatDateTime(after));
}

/** A row in the format of a write's response: with the id of its object only. */
export function toSavedResponse(row: SavedRow, { field, value }: SavedShape) {
  const valueField = value === 'is_done' ? { is_done: row.value === 1 } : value && { value: row.value };
  return {
    id: row.id,
    [field]: row.object_id,
    ...valueField,
    date_created: formatDateTime(row.date_created),
  };
}

function registerGroup(
  app: FastifyInstance,
  { group, services }: { group: SavedGroupName; services: SavedContext },
): void {
  const context = services;
  const routes: SavedRoutes = savedRoutes[group];
  const shape: SavedShape = savedShapes[group];
  const saved = services.saved[group];
  const repositories: Record<SavedObject, ObjectRepository> = {
    listing: services.listings,
    article: services.articles,
    video: services.videos,
    event: services.events,
  };

  addRoute(app, {
    route: routes.list,
    context,
    async handle({ member: { profileId }, query: { limit, offset, completed } }) {
      const times = group === 'video-bookmarks' && (await findGroupTimes(services.database, profileId));
      const value = completed === undefined ? undefined : Number(completed);
      const { count, rows } = await saved.findPage({ profileId, limit, offset, value });
      const objects = await repositories[shape.object].findByIds(rows.map((row) => row.object_id));
      const byId = new Map(objects.map((object) => [object.id, object]));
      const results = rows.flatMap((row) => {
        const object = byId.get(row.object_id);
        return object ? [{ ...toSavedResponse(row, shape), [shape.object]: object }] : [];
      });
      const page = createPaginatedResponse({
        path: `/api/v2/${group}/`,
        filters: { completed: value },
        limit,
        offset,
        count,
        results,
      });
      return {
        status: 200,
        body: { ...page, ...(times && { server_time: formatDateTime(times[group]) }) },
      };
    },
  });

  addRoute(app, {
    route: routes.ids,
    context,
    async handle({ member }) {
      const { rows, timeMs } = await saved.findAll(member.profileId);
      const entries = rows.map(({ object_id: objectId, id, value }) => {
        return [objectId, group === 'ratings' ? { id, value: value ?? 0 } : id] as const;
      });
      return {
        status: 200,
        body: { results: Object.fromEntries(entries), server_time: formatDateTime(timeMs) },
      };
    },
  });

  addRoute(app, {
    route: routes.create,
    context,
    async handle({ member, body, reply }) {
      const objectId = body[shape.field] ?? 0;
      const { times, result } = await saved.save(member.profileId, objectId, body.value);
      if (!result) throw createValidationError({ [shape.field]: [unknownId(objectId)] });
      setTimeHeaders(reply, times);
      return { status: result.isNew ? 201 : 200, body: toSavedResponse(result, shape) };
    },
  });

  addRoute(app, {
    route: routes.remove,
    context,
    async handle({ member, params, reply }) {
      const { times, result: wasSaved } = await saved.remove(member.profileId, params.id);
      if (!wasSaved) throw createNotFoundError();
      setTimeHeaders(reply, times);
      return { status: 204, body: undefined };
    },
  });
}
