declare const valueType: unique symbol;

export type ShapeKind =
  'text' | 'number' | 'id' | 'flag' | 'choice' | 'list' | 'record' | 'object' | 'unknown';

/** The required form of a JSON value, as plain data. `T` exists for the type checker alone. */
export interface DataShape<T = unknown> {
  readonly kind: ShapeKind;
  readonly isOptional?: boolean;
  readonly choices?: readonly string[];
  /** For a list or a record. */
  readonly item?: DataShape;
  /** For an object. */
  readonly fields?: Readonly<Record<string, DataShape>>;
  /**
   * The same shape, but an absent, `null` or invalid value becomes `undefined` and leaves the values around it alone.
   */
  optional(): DataShape<T | undefined>;
  readonly [valueType]?: T;
}

/** The type of the values that match a shape. */
export type ValueOf<S> = S extends DataShape<infer T> ? T : never;
