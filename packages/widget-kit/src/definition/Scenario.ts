import type { DataOf, OptionsOf, WidgetDefinition } from './WidgetDefinition';

/**
 * How the sandbox's backend behaves: `ready` responds at once; `loading` never responds; `empty` has only empty lists;
 * `error` responds with 500; `slow` takes seconds; `many` has thousands of each object.
 */
export const backendStates = ['ready', 'loading', 'empty', 'error', 'slow', 'many'] as const;
export type BackendState = (typeof backendStates)[number];

/** One state of a widget that a developer or an editor wants to see; a widget lists them in its `scenarios.ts`. */
export interface Scenario<D extends WidgetDefinition = WidgetDefinition> {
  readonly name: string;
  /** Options that differ from the defaults; they become attributes of the mount point. */
  readonly options?: Partial<OptionsOf<D>>;
  /** The JSON that the CMS puts inside the mount point; without it the widget requests its data from the backend. */
  readonly data?: WidgetDefinition extends D ? unknown : DataOf<D>;
  /** The CMS's HTML inside the mount point, if it is not the definition's `fallback`. */
  readonly content?: string;
  /** Whether the widget has the page's whole width, without gutters, as a navigation bar has. */
  readonly isFullBleed?: boolean;
  /** Whether the visitor is logged in. */
  readonly member?: boolean;
  /** Default: `ready`. */
  readonly backend?: BackendState;
}
