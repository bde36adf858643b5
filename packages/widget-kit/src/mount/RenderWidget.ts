import type { CityguideStore } from '@cityguide/store';
import type { AnyWidgetProps, ReactWidget } from '../definition/reactWidget';

export interface RenderWidgetOptions extends AnyWidgetProps {
  widget: ReactWidget;
  /** Where to render; not in the document yet. */
  scope: HTMLElement;
  store: CityguideStore;
  /** Render synchronously, since the visitor sees an empty mount point. */
  isUrgent: boolean;
  /** The widget has rendered; called before layout effects run and before the browser paints. */
  onCommit(): void;
  /** The widget threw, at any time, and React has removed it. */
  onError(error: unknown): void;
}

/** Passed in by the part that has React, so that the rest runs without it. */
export type RenderWidget = (request: RenderWidgetOptions) => { unmount(): void };
