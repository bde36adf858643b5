import { readFields } from './readFields';
import { isRecord, readId, readText } from './values';

/** Reads what has an id, a name and words of its own; null where id or name is missing. */
export function readNamed<Words extends string>(value: unknown, names: readonly Words[]) {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const name = readText(value.name);
  if (id === null || name === null) return null;
  return { id, name, ...readFields(value, { names, read: readText }) };
}
