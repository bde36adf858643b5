import type { DataShape, ValueOf } from '../definition/DataShape';
import { describeShape } from './describeShape';

/** Returned for a value that does not match its shape. */
export const INVALID: unique symbol = Symbol('faulty');

export interface ShapeIssue {
  path: string;
  found: string;
  allowed: string;
  used: string;
}

interface ParseContext {
  path: string;
  /** What the widget uses instead, for the report. */
  used: string;
  report(issue: ShapeIssue): void;
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

function parseNumber(value: unknown): number | typeof INVALID {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : INVALID;
}

function parseId(value: unknown): number | typeof INVALID {
  const number = parseNumber(value);
  return typeof number === 'number' && number > 0 && Number.isSafeInteger(number) ? number : INVALID;
}

function parseList(item: DataShape, value: unknown, { path, report }: ParseContext): unknown {
  if (!Array.isArray(value)) return INVALID;
  return value
    .map((entry: unknown, index) =>
      parseValue(item, entry, { path: `${path}[${index}]`, report, used: 'the list without this item' }),
    )
    .filter((entry) => entry !== INVALID);
}

function parseEntries(entries: [string, DataShape, unknown][], { path, report }: ParseContext): unknown {
  const parsed = entries.map(([key, shape, value]) => {
    const used = shape.isOptional ? 'nothing' : 'nothing of what is round it';
    return [key, parseValue(shape, value, { path: path ? `${path}.${key}` : key, used, report })] as const;
  });
  if (parsed.some(([, value]) => value === INVALID)) return INVALID;
  // fromEntries defines properties, so a key such as __proto__ stays a plain key
  return Object.fromEntries(parsed.filter(([, value]) => value !== undefined));
}

function parseKind(shape: DataShape, value: unknown, context: ParseContext): unknown {
  switch (shape.kind) {
    case 'unknown':
      return value;
    case 'text':
      return typeof value === 'string' ? value : INVALID;
    case 'flag':
      return typeof value === 'boolean' ? value : INVALID;
    case 'number':
      return parseNumber(value);
    case 'id':
      return parseId(value);
    case 'choice':
      return typeof value === 'string' && shape.choices?.includes(value) ? value : INVALID;
    case 'list':
      return shape.item ? parseList(shape.item, value, context) : INVALID;
    case 'record': {
      const { item } = shape;
      if (!item || !isObject(value)) return INVALID;
      return parseEntries(
        Object.entries(value).map(([key, entry]) => [key, item, entry]),
        context,
      );
    }
    case 'object': {
      if (!isObject(value)) return INVALID;
      const fields = Object.entries(shape.fields ?? {});
      return parseEntries(
        fields.map(([key, field]) => [key, field, Object.hasOwn(value, key) ? value[key] : undefined]),
        context,
      );
    }
  }
}

/** Issues inside a list or an object have already been reported at their own path. */
function isAlreadyReported(shape: DataShape, value: unknown): boolean {
  return shape.kind === 'object' || shape.kind === 'record' ? isObject(value) : false;
}

function parseValue(shape: DataShape, value: unknown, context: ParseContext): unknown {
  if (shape.isOptional && (value === undefined || value === null)) return undefined;
  const parsed = value === undefined ? INVALID : parseKind(shape, value, context);
  if (parsed !== INVALID) return parsed;
  if (!isAlreadyReported(shape, value)) {
    context.report({
      path: context.path,
      found: describeFound(value),
      allowed: describeShape(shape),
      used: context.used,
    });
  }
  return shape.isOptional ? undefined : INVALID;
}

/**
 * Checks a JSON value. An issue drops the smallest part that is optional: a field or an item of a list, else the whole,
 * which is then `INVALID`.
 */
export function parseShape<S extends DataShape>(
  shape: S,
  value: unknown,
  report: (issue: ShapeIssue) => void,
): ValueOf<S> | typeof INVALID {
  return parseValue(shape, value, { path: '', report, used: 'nothing' }) as ValueOf<S> | typeof INVALID;
}
