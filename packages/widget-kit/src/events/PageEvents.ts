import type { Fault } from '../faults/Fault';

export interface WidgetError {
  /** Name of the widget, or `embed` where the fault is none's. */
  widget: string;
  message: string;
  /** What was thrown, where something was. */
  error?: unknown;
  /** What the page wrote wrongly, where that is the cause. */
  fault?: Fault;
}

/** What the page can listen to, and the `detail` of each event. They bubble from the mount point to the document. */
export interface PageEvents {
  'cityguide:ready': { widget: string };
  'cityguide:auth': { status: 'guest' | 'authenticated'; profileId: number | null };
  'cityguide:saved': { group: string; objectId: number; saved: boolean };
  'cityguide:newsletter': { type: string };
  'cityguide:search': { query: string };
  'cityguide:error': WidgetError;
}

declare global {
  interface DocumentEventMap extends PageEventMap {}
  interface HTMLElementEventMap extends PageEventMap {}
}

type PageEventMap = { [K in keyof PageEvents]: CustomEvent<PageEvents[K]> };
