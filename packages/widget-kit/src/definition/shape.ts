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

/** An invalid item is dropped and reported; the others are kept. */
function list<T>(item: DataShape<T>): DataShape<T[]> {
  return create<T[]>({ kind: 'list', item });
}

/** An object with any keys and values of one shape. */
function record<T>(item: DataShape<T>): DataShape<Record<string, T>> {
  return create<Record<string, T>>({ kind: 'record', item });
}

/** Unknown fields are dropped without a report. */
function object<const F extends Fields>(fields: F): DataShape<Simplify<ObjectOf<F>>> {
  return create<Simplify<ObjectOf<F>>>({ kind: 'object', fields });
}

/** Builders for the required form of the JSON inside a mount point. */
export const shape = {
  text: () => create<string>({ kind: 'text' }),
  /** A number, or its decimal notation as a string (many CMSs quote decimals). */
  number: () => create<number>({ kind: 'number' }),
  /** A whole number from 1, or its notation as a string. */
  id: () => create<number>({ kind: 'id' }),
  flag: () => create<boolean>({ kind: 'flag' }),
  /** Any value, passed on unchanged to a stricter parser. */
  unknown: () => create<unknown>({ kind: 'unknown' }),
  choice,
  list,
  record,
  object,
};
