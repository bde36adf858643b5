import type { RawRecord } from '../ContentKind';
import { isObject } from '../rows/parseJsonObject';

/** An object's values, with those of an object within it as `coordinates.latitude`, as a column would be called. */
export function flattenObject(object: RawRecord): RawRecord {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) =>
      isObject(value)
        ? Object.entries(value).map(([inner, each]) => [`${name}.${inner}`, each])
        : [[name, value]],
    ),
  );
}
