import type { DataShape, ValueOf } from '../definition/DataShape';
import { describeShape } from './describeShape';

/** Stands for a value that is not what its shape asks for. */
export const FAULTY: unique symbol = Symbol('faulty');

export interface ShapeFault {
  path: string;
  found: string;
  allowed: string;
  used: string;
}

interface Place {
  path: string;
  report(fault: ShapeFault): void;
}

function describeFound(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return JSON.stringify(value).slice(0, 80);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseNumber(value: unknown): number | typeof FAULTY {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : FAULTY;
}

function parseId(value: unknown): number | typeof FAULTY {
  const number = parseNumber(value);
  return typeof number === 'number' && number > 0 && Number.isSafeInteger(number) ? number : FAULTY;
}

function parseList(item: DataShape, value: unknown, { path, report }: Place): unknown {
  if (!Array.isArray(value)) return FAULTY;
  return value
    .map((entry: unknown, index) =>
      parsePart(item, entry, { path: `${path}[${index}]`, report }, 'the list without this item'),
    )
    .filter((entry) => entry !== FAULTY);
}

function parseEntries(entries: [string, DataShape, unknown][], { path, report }: Place): unknown {
  const parsed = entries.map(([key, shape, value]) => {
    const place = { path: path ? `${path}.${key}` : key, report };
    return [
      key,
      parsePart(shape, value, place, shape.isOptional ? 'nothing' : 'nothing of what is round it'),
    ] as const;
  });
  if (parsed.some(([, value]) => value === FAULTY)) return FAULTY;
  // fromEntries defines properties, so a key such as __proto__ stays a plain key
  return Object.fromEntries(parsed.filter(([, value]) => value !== undefined));
}

function parseKind(shape: DataShape, value: unknown, place: Place): unknown {
  switch (shape.kind) {
    case 'unknown':
      return value;
    case 'text':
      return typeof value === 'string' ? value : FAULTY;
    case 'flag':
      return typeof value === 'boolean' ? value : FAULTY;
    case 'number':
      return parseNumber(value);
    case 'id':
      return parseId(value);
    case 'choice':
      return typeof value === 'string' && shape.choices?.includes(value) ? value : FAULTY;
    case 'list':
      return shape.item ? parseList(shape.item, value, place) : FAULTY;
    case 'record': {
      const { item } = shape;
      if (!item || !isObject(value)) return FAULTY;
      return parseEntries(
        Object.entries(value).map(([key, entry]) => [key, item, entry]),
        place,
      );
    }
    case 'object': {
      if (!isObject(value)) return FAULTY;
      const fields = Object.entries(shape.fields ?? {});
      return parseEntries(
        fields.map(([key, field]) => [key, field, Object.hasOwn(value, key) ? value[key] : undefined]),
        place,
      );
    }
  }
}

/** Faults inside a list or an object were already told by the part that has them. */
function isTold(shape: DataShape, value: unknown): boolean {
  return shape.kind === 'object' || shape.kind === 'record' ? isObject(value) : false;
}

function parsePart(shape: DataShape, value: unknown, place: Place, used: string): unknown {
  if (shape.isOptional && (value === undefined || value === null)) return undefined;
  const parsed = value === undefined ? FAULTY : parseKind(shape, value, place);
  if (parsed !== FAULTY) return parsed;
  if (!isTold(shape, value)) {
    place.report({ path: place.path, found: describeFound(value), allowed: describeShape(shape), used });
  }
  return shape.isOptional ? undefined : FAULTY;
}

/**
 * Checks a piece of JSON. A fault costs the smallest part that can be done without: an optional field, an item of a list,
 * else the whole, which is then `FAULTY`.
 */
export function parseShape<S extends DataShape>(
  shape: S,
  value: unknown,
  report: (fault: ShapeFault) => void,
): ValueOf<S> | typeof FAULTY {
  return parsePart(shape, value, { path: '', report }, 'nothing') as ValueOf<S> | typeof FAULTY;
}
