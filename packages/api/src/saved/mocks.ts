import type { MockMember, MockState, SavedRow } from '../mocking/createMockState';
import { paginate } from '../mocking/paginate';
import { badRequest, notFound } from '../mocking/errorResponses';
import { formatTimestamp, type RouteHandlers } from '../mocking/RouteHandler';
import { removeSaved, saveObject } from '../mocking/saveObject';
import { unknownId } from '../wire/fields';
import { savedTimeHeaders, type SavedRoutes } from './contract';
import { savedShapes, type SavedGroupName, type SavedShape } from './savedShapes';

/** The headers of a write's response. */
export function createTimeHeaders({
  beforeMs,
  afterMs,
}: {
  beforeMs: number;
  afterMs: number;
}): Record<string, string> {
  return {
    [savedTimeHeaders.before]: formatTimestamp(beforeMs),
    [savedTimeHeaders.after]: formatTimestamp(afterMs),
  };
}

/** A saved entry in a write's response: its object by id only. */
export function formatSavedRow(
  { id, objectId, createdMs, value }: SavedRow,
  { field, value: name }: SavedShape,
) {
  const valueField = name === 'is_done' ? { is_done: Boolean(value) } : name && { value };
  return { id, [field]: objectId, ...valueField, date_created: formatTimestamp(createdMs) };
}

/** The mock backend's handlers for a saved group. */
export function createSavedHandlers(state: MockState, group: SavedGroupName): RouteHandlers<SavedRoutes> {
  const shape: SavedShape = savedShapes[group];
  const writeTime = (member: MockMember) => formatTimestamp(member.lastUpdatesMs[group]);

  function rowsOf(member: MockMember, completed: boolean | undefined) {
    return member.saved[group]
      .filter(({ value }) => completed === undefined || completed === Boolean(value))
      .flatMap((row) => {
        const object = state.findObject(group, row.objectId);
        return object ? [{ ...formatSavedRow(row, shape), [shape.object]: object }] : [];
      });
  }

  return {
    list({ member, query: { limit, offset, completed }, address }) {
      const page = paginate(rowsOf(member, completed), { address, limit, offset });
      const time = group === 'video-bookmarks' && { server_time: writeTime(member) };
      return { status: 200, body: { ...page, ...time } };
    },
    create({ member, body }) {
      const objectId = Number(body[shape.field]);
      const saved = saveObject(state, { member, group, objectId, value: body.value });
      if (!saved) return badRequest({ [shape.field]: [unknownId(objectId)] });
      return {
        status: saved.isNew ? 201 : 200,
        body: formatSavedRow(saved.row, shape),
        headers: createTimeHeaders(saved),
      };
    },
    remove({ member, params }) {
      const times = removeSaved(state, { member, group, id: params.id });
      return times ? { status: 204, body: undefined, headers: createTimeHeaders(times) } : notFound;
    },
    ids({ member }) {
      const entries = member.saved[group].map(({ objectId, id, value }) => {
        return [String(objectId), group === 'ratings' ? { id, value: Number(value) } : id] as const;
      });
      return { status: 200, body: { results: Object.fromEntries(entries), server_time: writeTime(member) } };
    },
  };
}
