import type { DataShape, ValueOf } from './DataShape';

type Fields = Readonly<Record<string, DataShape>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never;
}[keyof F];
type ObjectOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKeys<F>]?: ValueOf<F[K]>;
};
type Simplify<T> = { [K in keyof T]: T[K] };

function create<T>(description: Omit<DataShape<T>, 'optional'>): DataShape<T> {
  return { ...description, optional: () => create<T | undefined>({ ...description, isOptional: true }) };
}

function choice<const C extends string>(choices: readonly C[]): DataShape<C> {
  return create<C>({ kind: 'choice', choices });
}

/** A faulty item is left out and reported; the others are kept. */
function list<T>(item: DataShape<T>): DataShape<T[]> {
  return create<T[]>({ kind: 'list', item });
}

/** An object with any keys and values of one shape. */
function record<T>(item: DataShape<T>): DataShape<Record<string, T>> {
  return create<Record<string, T>>({ kind: 'record', item });
}

/** Unknown fields are dropped without a word. */
function object<const F extends Fields>(fields: F): DataShape<Simplify<ObjectOf<F>>> {
  return create<Simplify<ObjectOf<F>>>({ kind: 'object', fields });
}

/** What the JSON inside a mount point must look like. */
export const shape = {
  text: () => create<string>({ kind: 'text' }),
  /** A number, or its decimal spelling as text (many CMSs quote decimals). */
  number: () => create<number>({ kind: 'number' }),
  /** A whole number from 1, or its spelling as text. */
  id: () => create<number>({ kind: 'id' }),
  flag: () => create<boolean>({ kind: 'flag' }),
  /** Anything at all, handed on as it is for a stricter reader. */
  unknown: () => create<unknown>({ kind: 'unknown' }),
  choice,
  list,
  record,
  object,
};
