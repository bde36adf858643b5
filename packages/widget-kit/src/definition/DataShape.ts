declare const valueType: unique symbol;

export type ShapeKind =
  'text' | 'number' | 'id' | 'flag' | 'choice' | 'list' | 'record' | 'object' | 'unknown';

/** What a piece of JSON must look like, as plain data. `T` exists for the type checker alone. */
export interface DataShape<T = unknown> {
  readonly kind: ShapeKind;
  readonly isOptional?: boolean;
  readonly choices?: readonly string[];
  /** Of a list or a record. */
  readonly item?: DataShape;
  /** Of an object. */
  readonly fields?: Readonly<Record<string, DataShape>>;
  /** The same shape, but absent, `null` or faulty values give `undefined` and leave what is round it alone. */
  optional(): DataShape<T | undefined>;
  readonly [valueType]?: T;
}

/** The type of the values that a shape lets through. */
export type ValueOf<S> = S extends DataShape<infer T> ? T : never;
