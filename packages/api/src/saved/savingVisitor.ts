import assert from 'node:assert/strict';
import type { Received, Visitor } from '../conforming/createVisitor';
import { profilesRoutes } from '../profiles/contract';
import { savedTimeHeaders, type SavedRoutes } from './contract';
import { savedShapes, type SavedGroup, type SavedShape } from './shapes';

/** Stars that the cases give where a group wants a value. */
const FIRST_STARS = 3.5;

/** The body that saves an object. */
export function bodyFor(group: SavedGroup, objectId: unknown): Record<string, unknown> {
  const shape: SavedShape = savedShapes[group];
  return { [shape.field]: objectId, ...(group === 'ratings' && { value: FIRST_STARS }) };
}

/** The group's time in `last_updates`. */
export async function groupTime(visitor: Visitor, group: SavedGroup): Promise<string> {
  const time = (await visitor.expect(profilesRoutes.hi, 200)).body.last_updates[group];
  assert.ok(time, `last_updates has no ${group}`);
  return time;
}

/** The group's time before and after a write, as its answer tells them. */
export function timesOf({ headers }: Received<unknown>): (string | null)[] {
  return [headers.get(savedTimeHeaders.before), headers.get(savedTimeHeaders.after)];
}

/** Under which id an object is saved. */
export async function savedIdOf(
  visitor: Visitor,
  routes: Pick<SavedRoutes, 'ids'>,
  objectId: number,
): Promise<number | undefined> {
  const entry = (await visitor.expect(routes.ids, 200)).body.results[objectId];
  return typeof entry === 'object' ? entry.id : entry;
}
