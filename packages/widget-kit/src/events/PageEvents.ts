import type { MarkupIssue } from '../issues/MarkupIssue';

export interface WidgetError {
  /** Name of the widget, or `embed` where the error is not a widget's. */
  widget: string;
  message: string;
  /** What was thrown, if anything. */
  error?: unknown;
  /** The mistake in the page's markup, if that is the cause. */
  fault?: MarkupIssue;
}

/**
 * The events that the page can listen to, with the `detail` of each. They bubble from the mount point to the document.
 */
export interface PageEvents {
  'cityguide:ready': { widget: string };
  'cityguide:auth': { status: 'guest' | 'authenticated'; profileId: number | null };
  'cityguide:saved': { group: string; objectId: number; saved: boolean };
  'cityguide:newsletter': { type: string };
  /** A search was submitted, once each; following a suggestion opens a listing and does not count. */
  'cityguide:search': { query: string };
  'cityguide:error': WidgetError;
}

type PageEvent<K extends keyof PageEvents> = CustomEvent<PageEvents[K]>;

/** So that `addEventListener` knows the types of the details. */
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
