import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import { addDays, type TimeZone } from '@cityguide/site-config/formats';
import { createMapUrl } from '../../../pages/links/createMapUrl';
import { getEndTime, type FoundEvent } from './createEventSearch';

export type EventView = ReturnType<ReturnType<typeof createEventView>>;

interface EventViewOptions {
  site: Pick<SiteConfig, 'timeZone' | 'city' | 'sections'>;
  zone: TimeZone;
  paths: SitePaths;
}

/** Creates the view model of events for the templates; days and hours are in the site's time zone. */
export function createEventView({ site: { timeZone, city, sections }, zone, paths }: EventViewOptions) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
  const longDay = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const shortDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
  const hour = format({ hour: 'numeric', minute: '2-digit' });

  return (event: FoundEvent, nowMs: number) => {
    const { start_time: start, end_time: end } = event;
    const address = event.address || event.listing_address || '';
    // An event that ends at midnight ends on the day before (TIME-3).
    const last = end === null ? start : Math.max(start, end - 1);
    const isOneDay = zone.getDay(last) === zone.getDay(start);
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
      hours: formatHours(start, isOneDay ? end : null),
      until: isOneDay || end === null ? undefined : `${longDay.format(last)}, ${formatEnd(end)}`,
      place: event.listing_name ?? address,
      placeHref: (sections.listings && event.listing_path) || undefined,
      address,
      mapHref: createMapUrl(address && `${address}, ${city.name}`),
      neighbourhood: event.neighbourhood_name ?? undefined,
      neighbourhoodHref:
        sections.listings && event.neighbourhood_path
          ? `${paths.neighbourhoods}${event.neighbourhood_path.slice(1)}`
          : undefined,
      isOver: getEndTime(event) <= nowMs,
      isCancelled: event.date_cancelled !== null,
      // Without JavaScript the log-in itself bookmarks the event (AUTH-15).
      bookmarkHref: `${paths.loginTo(event.path)}&post_authenticate_action=add-event-bookmark&object_id=${event.id}`,
    };
  };

  function formatHours(start: number, end: number | null): string {
    if (end === null || end === start) return hour.format(start);
    if (isMidnight(start) && isMidnight(end)) return 'All day';
    return `${hour.format(start)} to ${formatEnd(end)}`;
  }

  function formatEnd(end: number): string {
    return isMidnight(end) ? 'midnight' : hour.format(end);
  }

  function isMidnight(moment: number): boolean {
    return zone.getTimestamp(zone.getDay(moment)) === moment;
  }
}

const weekday = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long' });
const dateInYear = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'long', day: 'numeric' });
const dateWithYear = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * The heading of a day in the list of events: `Tomorrow` or its weekday, and its date, with the year where it is
 * another.
 */
export function formatDayHeading(day: string, today: string): { name: string; date: string } {
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
