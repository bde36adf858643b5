import assert from 'node:assert/strict';
import type { ReceivedResponse, Visitor } from '../conforming/createVisitor';
import { profilesRoutes } from '../profiles/contract';
import { savedTimeHeaders, type SavedRoutes } from './contract';
import { savedShapes, type SavedGroupName, type SavedShape } from './savedShapes';

/** Stars that the cases use where a group requires a value. */
const FIRST_STARS = 3.5;

/** The body that saves an object. */
export function createSaveBody(group: SavedGroupName, objectId: unknown): Record<string, unknown> {
  const shape: SavedShape = savedShapes[group];
  return { [shape.field]: objectId, ...(group === 'ratings' && { value: FIRST_STARS }) };
}

/** The group's time in `last_updates`. */
export async function fetchGroupTime(visitor: Visitor, group: SavedGroupName): Promise<string> {
  const time = (await visitor.expect(profilesRoutes.hi, 200)).body.last_updates[group];
  assert.ok(time, `last_updates has no ${group}`);
  return time;
}

/** The group's time before and after a write, from its response. */
export function getWriteTimes({ headers }: ReceivedResponse<unknown>): (string | null)[] {
  return [headers.get(savedTimeHeaders.before), headers.get(savedTimeHeaders.after)];
}

/** The id of an object's saved entry. */
export async function fetchSavedId(
  visitor: Visitor,
  routes: Pick<SavedRoutes, 'ids'>,
  objectId: number,
): Promise<number | undefined> {
  const entry = (await visitor.expect(routes.ids, 200)).body.results[objectId];
  return typeof entry === 'object' ? entry.id : entry;
}
