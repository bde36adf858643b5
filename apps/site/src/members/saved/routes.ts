import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  savedGroups,
  savedRoutes,
  savedShapes,
  savedTimeHeaders,
  unknownId,
  type SavedGroup,
  type SavedObject,
  type SavedRoutes,
  type SavedShape,
} from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createFieldProblem, createNotFound } from '../../platform/api/apiProblem';
import { createPage } from '../../platform/api/createPage';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { GroupTimes } from './changeSavedGroup';
import { findGroupTimes } from './findGroupTimes';
import type { SavedRow } from './selectSaved';
import type { Database } from '../../platform/database/database';
import type { SavedRepositories } from './createSavedRepositories';

interface FindsByIds {
  findByIds(ids: number[]): Promise<{ id: number }[]>;
}

interface SavedParts extends RouteContext {
  database: Database;
  saved: SavedRepositories;
  /** By what is saved: finds what a list shows. */
  listings: FindsByIds;
  articles: FindsByIds;
  videos: FindsByIds;
  events: FindsByIds;
}

/** The calls of every group of saved things. */
export function registerSavedGroups(app: FastifyInstance, services: SavedParts): void {
  for (const group of savedGroups) registerGroup(app, { group, services });
}

/** Says the group's time before and after a write. */
export function setTimes(reply: FastifyReply, { before, after }: GroupTimes): void {
  reply.header(savedTimeHeaders.before, formatDateTime(before));
  reply.header(savedTimeHeaders.after, formatDateTime(after));
}

/** A saved thing as a write answers it: its object by id alone. */
export function writeSaved(row: SavedRow, { field, value }: SavedShape) {
  const said = value === 'is_done' ? { is_done: row.value === 1 } : value && { value: row.value };
  return { id: row.id, [field]: row.object_id, ...said, date_created: formatDateTime(row.date_created) };
}

function registerGroup(
  app: FastifyInstance,
  { group, services }: { group: SavedGroup; services: SavedParts },
): void {
  const context = services;
  const routes: SavedRoutes = savedRoutes[group];
  const shape: SavedShape = savedShapes[group];
  const saved = services.saved[group];
  const nouns: Record<SavedObject, FindsByIds> = {
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
      const objects = await nouns[shape.object].findByIds(rows.map((row) => row.object_id));
      const byId = new Map(objects.map((object) => [object.id, object]));
      const results = rows.flatMap((row) => {
        const object = byId.get(row.object_id);
        return object ? [{ ...writeSaved(row, shape), [shape.object]: object }] : [];
      });
      const page = createPage({
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
      if (!result) throw createFieldProblem({ [shape.field]: [unknownId(objectId)] });
      setTimes(reply, times);
      return { status: result.isNew ? 201 : 200, body: writeSaved(result, shape) };
    },
  });

  addRoute(app, {
    route: routes.remove,
    context,
    async handle({ member, params, reply }) {
      const { times, result: wasThere } = await saved.remove(member.profileId, params.id);
      if (!wasThere) throw createNotFound();
      setTimes(reply, times);
      return { status: 204, body: undefined };
    },
  });
}
