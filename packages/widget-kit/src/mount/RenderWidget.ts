import type { CityguideStore } from '@cityguide/store';
import type { AnyWidgetProps, ReactWidget } from '../definition/reactWidget';

export interface RenderRequest extends AnyWidgetProps {
  widget: ReactWidget;
  /** Where to draw; not in the document yet. */
  scope: HTMLElement;
  store: CityguideStore;
  /** Draw before this turn ends, since the visitor looks at an empty place. */
  isUrgent: boolean;
  /** The widget has drawn; called before layout effects run and before the browser paints. */
  onCommit(): void;
  /** The widget threw, at any time, and React has taken it out. */
  onError(error: unknown): void;
}

/** Handed in by the part that has React, so that the rest runs without it. */
export type RenderWidget = (request: RenderRequest) => { unmount(): void };
