import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { MarkupIssue } from '../issues/MarkupIssue';
import type { OptionsOf, WidgetDefinition } from './WidgetDefinition';

export interface EnhanceContext {
  readonly store: CityguideStore;
  readonly site: SiteConfig;
  /** Reports an issue of a mount point; the same issue is reported once. */
  report(issue: MarkupIssue): void;
  /**
   * Listens for an event on every mount point of this widget. One listener on the document serves all of them and all
   * widgets, so thousands of mount points cost one. Removed by `stop`.
   */
  listen<K extends keyof HTMLElementEventMap>(
    type: K,
    onEvent: (event: HTMLElementEventMap[K], element: HTMLElement) => void,
  ): void;
}

/** One per page and widget name; it manages all mount points of that name. */
export interface Enhancement<D extends WidgetDefinition = WidgetDefinition> {
  /** Must be O(1) and allocate next to nothing: there may be thousands. */
  add(element: HTMLElement, options: OptionsOf<D>): void;
  /** The mount point was removed or unmounted: restore it as the CMS wrote it. */
  remove(element: HTMLElement): void;
  /** No mount point is left. */
  stop(): void;
}

export interface Enhancer<D extends WidgetDefinition = WidgetDefinition> {
  readonly kind: 'enhancer';
  readonly definition: D;
  enhance(context: EnhanceContext): Enhancement<D>;
}

/** Combines a definition and the code that enhances the CMS's own elements, without React. */
export function enhancer<const D extends WidgetDefinition>(
  definition: D,
  enhance: (context: EnhanceContext) => Enhancement<D>,
): Enhancer<D> {
  return { kind: 'enhancer', definition, enhance };
}
