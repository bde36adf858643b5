import type { Options, ValuesOf } from './WidgetOption';
import type { DataShape } from './DataShape';

/**
 * When a widget starts: `eager` at once; `visible` when it comes near the viewport; `idle` when the page has loaded and
 * the browser is idle, or on the first interaction; `interaction` only when the visitor's pointer, focus or finger
 * reaches it.
 */
export type LoadStrategy = 'eager' | 'visible' | 'idle' | 'interaction';

export type WidgetKind = 'react' | 'enhancer';

/**
 * A widget's definition as pure data: types, parsing, snippet, sandbox controls and documents are generated from it.
 */
export interface WidgetDefinition<O extends Options = Options, D = unknown> {
  readonly name: string;
  readonly title: string;
  /** One sentence for an editor. */
  readonly help: string;
  readonly kind: WidgetKind;
  /** The strategy of a mount point without `data-load`. */
  readonly load: LoadStrategy;
  readonly options: O;
  /** The JSON that the CMS may put inside the mount point. */
  readonly data?: DataShape<D>;
  /** The CMS's HTML in the snippet. */
  readonly fallback?: string;
  /** The snippet where an editor's tools strip scripts and forms, if `fallback` is more than its data without them. */
  readonly plain?: { readonly fallback: string; readonly load?: LoadStrategy };
  /**
   * CSS selector of the elements in the CMS's content that the widget will take over: a click on one before the widget
   * is ready is queued and replayed afterwards. Default: buttons and `[data-cg-action]`; with `interaction` also links.
   */
  readonly intent?: string;
}

/** The option values that a component receives. */
export type OptionsOf<T> = T extends { readonly options: infer O extends Options } ? ValuesOf<O> : never;

/** The validated JSON that a component receives; `undefined` where the mount point has none or it is invalid. */
export type DataOf<T> = T extends { readonly data: DataShape<infer D> } ? D | undefined : undefined;
