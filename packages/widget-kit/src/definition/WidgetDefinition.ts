import type { Options, ValuesOf } from './WidgetOption';
import type { DataShape } from './DataShape';

/**
 * When a widget starts: `eager` at once; `visible` when it comes near the viewport; `idle` when the page has loaded and
 * the browser rests, or the visitor's pointer, focus or finger comes near it; `interaction` on the first of these alone.
 */
export type LoadStrategy = 'eager' | 'visible' | 'idle' | 'interaction';

export type WidgetKind = 'react' | 'enhancer';

/** What a widget is, as pure data: types, parsing, snippet, sandbox controls and documents are made from it. */
export interface WidgetDefinition<O extends Options = Options, D = unknown> {
  readonly name: string;
  readonly title: string;
  /** One sentence for an editor. */
  readonly help: string;
  readonly kind: WidgetKind;
  /** The strategy where the mount point does not name one by `data-load`. */
  readonly load: LoadStrategy;
  readonly options: O;
  /** The JSON that the CMS may put inside the mount point. */
  readonly data?: DataShape<D>;
  /** The CMS's HTML in the snippet. */
  readonly fallback?: string;
  /**
   * CSS selector of what in the CMS's content the widget will take over: a click on it before the widget is there is
   * kept and done again afterwards. Without it: buttons and `[data-cg-action]`; with `interaction` also links.
   */
  readonly intent?: string;
}

/** The option values that a component gets. */
export type OptionsOf<T> = T extends { readonly options: infer O extends Options } ? ValuesOf<O> : never;

/** The checked JSON that a component gets; `undefined` where the mount point has none or it is faulty. */
export type DataOf<T> = T extends { readonly data: DataShape<infer D> } ? D | undefined : undefined;
