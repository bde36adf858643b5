declare const valueType: unique symbol;

export type OptionKind = 'text' | 'number' | 'id' | 'flag' | 'choice' | 'list';

/**
 * One option of a widget as plain data, so that servers, scripts and documents can read it without running anything.
 * `T` is the type that the widget receives; it exists for the type checker alone.
 */
export interface WidgetOption<T = unknown> {
  readonly kind: OptionKind;
  /** One sentence for an editor. */
  readonly help: string;
  /** Used when the attribute is absent or invalid. */
  readonly default?: unknown;
  /** Without a valid value the widget does not start and its mount point keeps the CMS's content. */
  readonly required?: boolean;
  /** Used in the snippet that editors copy, where one of several options is needed and none alone is required. */
  readonly example?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
  readonly choices?: readonly string[];
  readonly [valueType]?: T;
}

export type Options = Readonly<Record<string, WidgetOption>>;

/** The values of a set of options: `{ limit: number; subType: number | undefined }`. */
export type ValuesOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends WidgetOption<infer T> ? T : never;
};
