import type { Zone } from '@cityguide/site-config/formats';
import type { createEventView } from './createEventView';
import type { EventSearch } from './findEvents';

/** What the event pages are made with. */
export interface EventPages {
  search: EventSearch;
  view: ReturnType<typeof createEventView>;
  zone: Zone;
}
