import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import { addDays, type Zone } from '@cityguide/site-config/formats';
import { linkMap } from '../../../pages/links/linkMap';
import { endOf, type FoundEvent } from './findEvents';

export type EventView = ReturnType<ReturnType<typeof createEventView>>;

interface Setting {
  site: Pick<SiteConfig, 'timeZone' | 'city' | 'sections'>;
  zone: Zone;
  paths: SitePaths;
}

/** Makes events ready for templates: days and hours are those of the site's time zone. */
export function createEventView({ site: { timeZone, city, sections }, zone, paths }: Setting) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  const longDay = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const shortDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
  const hour = format({ hour: 'numeric', minute: '2-digit' });

  return (event: FoundEvent, nowMs: number) => {
    const { start_time: start, end_time: end } = event;
    const address = event.address || event.listing_address || '';
    // What ends at midnight is over with the day before (TIME-3).
    const last = end === null ? start : Math.max(start, end - 1);
    const isOneDay = zone.dayOf(last) === zone.dayOf(start);
    return {
      id: event.id,
      name: event.name,
      href: event.path,
      calendarHref: `${event.path}calendar.ics`,
      image: event.image_path ?? undefined,
      description: event.description,
      price: event.price,
      dateTime: new Date(start).toISOString(),
      endDateTime: end === null ? undefined : new Date(end).toISOString(),
      day: shortDay.format(start),
      date: longDay.format(start),
      hours: tellHours(start, isOneDay ? end : null),
      until: isOneDay || end === null ? undefined : `${longDay.format(last)}, ${tellEnd(end)}`,
      place: event.listing_name ?? address,
      placeHref: (sections.listings && event.listing_path) || undefined,
      address,
      mapHref: linkMap(address && `${address}, ${city.name}`),
      neighbourhood: event.neighbourhood_name ?? undefined,
      neighbourhoodHref:
        sections.listings && event.neighbourhood_path
          ? `${paths.neighbourhoods}${event.neighbourhood_path.slice(1)}`
          : undefined,
      isOver: endOf(event) <= nowMs,
      isCancelled: event.date_cancelled !== null,
      // Without JavaScript the log-in itself keeps the event (AUTH-15).
      bookmarkHref: `${paths.loginTo(event.path)}&post_authenticate_action=add-event-bookmark&object_id=${event.id}`,
    };
  };

  function tellHours(start: number, end: number | null): string {
    if (end === null || end === start) return hour.format(start);
    if (isMidnight(start) && isMidnight(end)) return 'All day';
    return `${hour.format(start)} to ${tellEnd(end)}`;
  }

  function tellEnd(end: number): string {
    return isMidnight(end) ? 'midnight' : hour.format(end);
  }

  function isMidnight(moment: number): boolean {
    return zone.momentOf(zone.dayOf(moment)) === moment;
  }
}

const weekday = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long' });
const dateInYear = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'long', day: 'numeric' });
const dateWithYear = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' });

/** What stands beside the events of a day: `Tomorrow` or its weekday, and its date, with the year where it is another. */
export function nameDay(day: string, today: string): { name: string; date: string } {
  const moment = new Date(`${day}T00:00:00Z`);
  const near = new Map([
    [addDays(today, -1), 'Yesterday'],
    [today, 'Today'],
    [addDays(today, 1), 'Tomorrow'],
  ]);
  const name = near.get(day) ?? weekday.format(moment);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return {
    name,
    date:
      isThisYear && name === weekday.format(moment)
        ? dateInYear.format(moment)
        : isThisYear
          ? `${weekday.format(moment)}, ${dateInYear.format(moment)}`
          : dateWithYear.format(moment),
  };
}
