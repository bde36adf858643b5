import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { Fault } from '../faults/Fault';
import type { OptionsOf, WidgetDefinition } from './WidgetDefinition';

export interface EnhanceContext {
  readonly store: CityguideStore;
  readonly site: SiteConfig;
  /** Says that something about a mount point is wrong; the same fault is reported once. */
  report(fault: Fault): void;
  /**
   * Hears an event on every mount point of this widget. One listener on the document serves all of them and all
   * widgets, so thousands of mount points cost one. Ends by itself with `stop`.
   */
  listen<K extends keyof HTMLElementEventMap>(
    type: K,
    onEvent: (event: HTMLElementEventMap[K], element: HTMLElement) => void,
  ): void;
}

/** One per page and widget name; it looks after all mount points of that name. */
export interface Enhancement<D extends WidgetDefinition = WidgetDefinition> {
  /** Must be O(1) and allocate next to nothing: there may be thousands. */
  add(element: HTMLElement, options: OptionsOf<D>): void;
  /** The mount point is gone or given back: leave it as the CMS made it. */
  remove(element: HTMLElement): void;
  /** No mount point is left. */
  stop(): void;
}

export interface Enhancer<D extends WidgetDefinition = WidgetDefinition> {
  readonly kind: 'enhancer';
  readonly definition: D;
  enhance(context: EnhanceContext): Enhancement<D>;
}

/** Joins a definition and the code that enlivens the CMS's own elements, without React. */
export function enhancer<const D extends WidgetDefinition>(
  definition: D,
  enhance: (context: EnhanceContext) => Enhancement<D>,
): Enhancer<D> {
  return { kind: 'enhancer', definition, enhance };
}
