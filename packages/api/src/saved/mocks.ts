import type { MockMember, MockState, SavedRow } from '../mocking/createMockState';
import { pageOf } from '../mocking/pageOf';
import { badFields, notFound } from '../mocking/refusals';
import { writeMoment, type Rules } from '../mocking/rule';
import { removeSaved, saveObject } from '../mocking/saveObject';
import { unknownId } from '../wire/fields';
import { savedTimeHeaders, type SavedRoutes } from './contract';
import { savedShapes, type SavedGroup, type SavedShape } from './shapes';

/** The headers that tell of a write. */
export function timeHeaders({
  beforeMs,
  afterMs,
}: {
  beforeMs: number;
  afterMs: number;
}): Record<string, string> {
  return {
    [savedTimeHeaders.before]: writeMoment(beforeMs),
    [savedTimeHeaders.after]: writeMoment(afterMs),
  };
}

/** A saved thing as a write answers it: its object by id alone. */
export function writeSaved({ id, objectId, createdMs, value }: SavedRow, { field, value: name }: SavedShape) {
  const said = name === 'is_done' ? { is_done: Boolean(value) } : name && { value };
  return { id, [field]: objectId, ...said, date_created: writeMoment(createdMs) };
}

/** How the mock backend answers for a group of saved things. */
export function savedRules(state: MockState, group: SavedGroup): Rules<SavedRoutes> {
  const shape: SavedShape = savedShapes[group];
  const writeTime = (member: MockMember) => writeMoment(member.lastUpdatesMs[group]);

  function rowsOf(member: MockMember, completed: boolean | undefined) {
    return member.saved[group]
      .filter(({ value }) => completed === undefined || completed === Boolean(value))
      .flatMap((row) => {
        const object = state.findObject(group, row.objectId);
        return object ? [{ ...writeSaved(row, shape), [shape.object]: object }] : [];
      });
  }

  return {
    list({ member, query: { limit, offset, completed }, address }) {
      const page = pageOf(rowsOf(member, completed), { address, limit, offset });
      const time = group === 'video-bookmarks' && { server_time: writeTime(member) };
      return { status: 200, body: { ...page, ...time } };
    },
    create({ member, body }) {
      const objectId = Number(body[shape.field]);
      const saved = saveObject(state, { member, group, objectId, value: body.value });
      if (!saved) return badFields({ [shape.field]: [unknownId(objectId)] });
      return {
        status: saved.isNew ? 201 : 200,
        body: writeSaved(saved.row, shape),
        headers: timeHeaders(saved),
      };
    },
    remove({ member, params }) {
      const times = removeSaved(state, { member, group, id: params.id });
      return times ? { status: 204, body: undefined, headers: timeHeaders(times) } : notFound;
    },
    ids({ member }) {
      const entries = member.saved[group].map(({ objectId, id, value }) => {
        return [String(objectId), group === 'ratings' ? { id, value: Number(value) } : id] as const;
      });
      return { status: 200, body: { results: Object.fromEntries(entries), server_time: writeTime(member) } };
    },
  };
}
