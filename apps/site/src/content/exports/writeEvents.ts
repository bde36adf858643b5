import type { Database } from '../../platform/database/Database';
import { beginCalendar, endCalendar, writeCalendarEvent } from '../events/pages/writeCalendar';
import { readEventRows } from './listEvents';
import { readInParts } from './readInParts';

/** All events as one iCalendar file, for calendar programs: what those do not know, such as pictures, is not in it. */
export async function* writeEvents({ query }: Database, siteName: string): AsyncGenerator<string> {
  yield beginCalendar(siteName);
  for await (const rows of readInParts(({ afterId, limit }) => readEventRows(query, afterId, limit)))
    for (const event of rows) {
      const places = [event.listing_name, event.listing_address, event.address];
      yield writeCalendarEvent({ event, url: event.path, location: places.filter(Boolean).join(', ') });
    }
  yield endCalendar;
}
