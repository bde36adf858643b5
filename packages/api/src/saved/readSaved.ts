import { isRecord, readFlag, readId, readTimestamp, readNumber } from '../reading/values';
import type { SavedShape } from './savedShapes';

/** The saved entries, by object. */
export interface SavedMap {
  /** Object id → id of the saved entry. */
  results: Map<number, number>;
  /** Object id → value: a rating's stars, 1 or 0 for a to-do. Empty where the backend does not return it. */
  values: Map<number, number>;
}

/** The value of a row beyond being saved; a flag counts as 1 or 0. */
export function readSavedValue(row: Record<string, unknown>, { value }: SavedShape): number | null {
  if (value === undefined || row[value] === undefined) return null;
  return value === 'is_done' ? Number(readFlag(row.is_done)) : readNumber(row[value]);
}

/** Id, date and object of a row of a list; null if the object is missing or invalid. */
export function readSavedRow<Name extends string, Item>(
  value: unknown,
  { object, readObject }: { object: Name; readObject(value: unknown): Item | null },
): ({ id: number; date_created: string | null } & Record<Name, Item>) | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const item = readObject(value[object]);
  if (id === null || item === null) return null;
  const named = { [object]: item } as Record<Name, Item>;
  return { id, date_created: readTimestamp(value.date_created), ...named };
}

/**
 * Parses a map of object id → id of the saved entry, or → `{ id, value }`; also from rows that contain the object's id
 * or the whole object. Undefined where there is none.
 */
export function readSavedMap(source: unknown, shape: SavedShape): SavedMap | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const map: SavedMap = { results: new Map(), values: new Map() };
  const entries = Array.isArray(source)
    ? source.filter(isRecord).map((row) => [row[shape.field] ?? row[shape.object], row] as const)
    : Object.entries(source);
  for (const [object, entry] of entries) {
    const objectId = readId(isRecord(object) ? object.id : object);
    const id = readId(isRecord(entry) ? entry.id : entry);
    if (objectId === null || id === null) continue;
    map.results.set(objectId, id);
    const value = isRecord(entry) ? readSavedValue(entry, shape) : null;
    if (value !== null) map.values.set(objectId, value);
  }
  return map;
}
