import type { TimeZone } from '@cityguide/site-config/formats';
import type { createEventView } from './createEventView';
import type { EventSearch } from './createEventSearch';

/** Shared dependencies of the event pages. */
export interface EventPageTools {
  search: EventSearch;
  view: ReturnType<typeof createEventView>;
  zone: TimeZone;
}
