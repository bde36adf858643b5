declare const valueType: unique symbol;

export type OptionKind = 'text' | 'number' | 'id' | 'flag' | 'choice' | 'list';

/**
 * One option of a widget as plain data, so that servers, scripts and documents can read it without running anything.
 * `T` is what the widget gets; it exists for the type checker alone.
 */
export interface WidgetOption<T = unknown> {
  readonly kind: OptionKind;
  /** One sentence for an editor. */
  readonly help: string;
  /** What the widget gets when the attribute is absent or bad. */
  readonly default?: unknown;
  /** Without a good value the widget does not start and its mount point keeps the CMS's content. */
  readonly required?: boolean;
  /** Stands in the snippet that editors copy, where one of several options is needed and none alone is required. */
  readonly example?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
  readonly choices?: readonly string[];
  readonly [valueType]?: T;
}

export type Options = Readonly<Record<string, WidgetOption>>;

/** The values that a set of options gives: `{ limit: number; subType: number | undefined }`. */
export type ValuesOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends WidgetOption<infer T> ? T : never;
};
