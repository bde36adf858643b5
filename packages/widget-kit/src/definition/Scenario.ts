import type { DataOf, OptionsOf, WidgetDefinition } from './WidgetDefinition';

/**
 * How the sandbox's backend behaves: `ready` answers at once; `loading` never answers; `empty` has nothing in any list;
 * `error` answers 500; `slow` takes seconds; `many` has thousands of each thing.
 */
export const backendStates = ['ready', 'loading', 'empty', 'error', 'slow', 'many'] as const;
export type BackendState = (typeof backendStates)[number];

/** One situation of a widget that a developer or an editor wants to see; `scenarios.ts` of a widget lists them. */
export interface Scenario<D extends WidgetDefinition = WidgetDefinition> {
  readonly name: string;
  /** Options that differ from the defaults; they become attributes of the mount point. */
  readonly options?: Partial<OptionsOf<D>>;
  /** The JSON that the CMS puts inside the mount point; without it there is none and the widget asks the backend. */
  readonly data?: WidgetDefinition extends D ? unknown : DataOf<D>;
  /** The CMS's HTML inside the mount point, where it is not the definition's `fallback`. */
  readonly content?: string;
  /** True: the widget has the page's whole width, without gutters, as a navigation bar has. */
  readonly isFullBleed?: boolean;
  /** True: the visitor is logged in. */
  readonly member?: boolean;
  /** `ready` where none is given. */
  readonly backend?: BackendState;
}
