import type { Zone } from '../../../platform/time/createZone';
import type { createEventView } from './createEventView';
import type { EventSearch } from './findEvents';

/** What the event pages are made with. */
export interface EventPages {
  search: EventSearch;
  view: ReturnType<typeof createEventView>;
  zone: Zone;
}
