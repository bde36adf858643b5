import type { FoundEvent } from './createEventSearch';

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 73;

interface CalendarEvent {
  event: Pick<
    FoundEvent,
    | 'calendar_uid'
    | 'revision'
    | 'date_changed'
    | 'date_cancelled'
    | 'start_time'
    | 'end_time'
    | 'name'
    | 'description'
    | 'price'
  >;
  siteName: string;
  /** An absolute URL where the site knows its own origin, otherwise a path. */
  url: string;
  location: string;
}

/**
 * An event as an iCalendar file (RFC 5545) for the visitor's own calendar. The UID never changes, and each change has a
 * higher SEQUENCE, so a calendar that has the event replaces it with the newer file.
 */
export function writeCalendar({ siteName, ...event }: CalendarEvent): string {
  return [beginCalendar(siteName), writeCalendarEvent(event), endCalendar].join('');
}

/** What stands before the events of a file. */
export const beginCalendar = (siteName: string) =>
  toText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ]);

export const endCalendar = 'END:VCALENDAR\r\n';

/** One event, as it stands in a file between others. */
export function writeCalendarEvent({ event, url, location }: Omit<CalendarEvent, 'siteName'>): string {
  return toText([
    'BEGIN:VEVENT',
    `UID:${event.calendar_uid}`,
    `SEQUENCE:${event.revision}`,
    // The time of the change, not of the request: the file is the same for everyone, so caches can store it.
    `DTSTAMP:${formatMoment(event.date_changed)}`,
    `LAST-MODIFIED:${formatMoment(event.date_changed)}`,
    `STATUS:${event.date_cancelled === null ? 'CONFIRMED' : 'CANCELLED'}`,
    `DTSTART:${formatMoment(event.start_time)}`,
    ...(event.end_time === null ? [] : [`DTEND:${formatMoment(event.end_time)}`]),
    `SUMMARY:${escapeText(event.name)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText([event.description, event.price].filter(Boolean).join('\n'))}`,
    ...(URL.canParse(url) ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]);
}

const toText = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;

const formatMoment = (momentMs: number) => new Date(momentMs).toISOString().replace(/[-:]|\.\d+/g, '');

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds long lines: the continuation begins with a space. Never splits a character. */
function foldLine(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
