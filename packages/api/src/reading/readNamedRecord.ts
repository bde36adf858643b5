import { readFields } from './readFields';
import { isRecord, readId, readText } from './values';

/** Parses an object with an id, a name and text fields of its own; null if id or name is missing. */
export function readNamedRecord<Words extends string>(value: unknown, names: readonly Words[]) {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const name = readText(value.name);
  if (id === null || name === null) return null;
  return { id, name, ...readFields(value, { names, read: readText }) };
}
