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
  /** A search was submitted, once each; following a suggestion goes to a place and is none. */
  'cityguide:search': { query: string };
  'cityguide:error': WidgetError;
}

type PageEvent<K extends keyof PageEvents> = CustomEvent<PageEvents[K]>;

/** So that `addEventListener` knows the details. */
declare global {
  interface DocumentEventMap {
    'cityguide:ready': PageEvent<'cityguide:ready'>;
    'cityguide:auth': PageEvent<'cityguide:auth'>;
    'cityguide:saved': PageEvent<'cityguide:saved'>;
    'cityguide:newsletter': PageEvent<'cityguide:newsletter'>;
    'cityguide:search': PageEvent<'cityguide:search'>;
    'cityguide:error': PageEvent<'cityguide:error'>;
  }
  interface HTMLElementEventMap {
    'cityguide:ready': PageEvent<'cityguide:ready'>;
    'cityguide:auth': PageEvent<'cityguide:auth'>;
    'cityguide:saved': PageEvent<'cityguide:saved'>;
    'cityguide:newsletter': PageEvent<'cityguide:newsletter'>;
    'cityguide:search': PageEvent<'cityguide:search'>;
    'cityguide:error': PageEvent<'cityguide:error'>;
  }
}
