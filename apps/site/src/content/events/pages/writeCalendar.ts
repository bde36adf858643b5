import type { FoundEvent } from './findEvents';

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 73;

interface Calendar {
  event: FoundEvent;
  siteName: string;
  /** Complete addresses where the site knows its own, else paths. */
  url: string;
  place: string;
}

/**
 * An event as an iCalendar file (RFC 5545), for the visitor's own calendar. Its name there is the same for good, and what
 * has changed since is the higher revision of it: a program that has the event takes the newer file in its place.
 */
export function writeCalendar({ event, siteName, url, place }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.calendar_uid}`,
    `SEQUENCE:${event.revision}`,
    // The same file for everyone, so that caches can keep it: not the moment of asking.
    `DTSTAMP:${writeMoment(event.date_changed)}`,
    `LAST-MODIFIED:${writeMoment(event.date_changed)}`,
    `STATUS:${event.date_cancelled === null ? 'CONFIRMED' : 'CANCELLED'}`,
    `DTSTART:${writeMoment(event.start_time)}`,
    ...(event.end_time === null ? [] : [`DTEND:${writeMoment(event.end_time)}`]),
    `SUMMARY:${escapeText(event.name)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText([event.description, event.price].filter(Boolean).join('\n'))}`,
    ...(URL.canParse(url) ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const writeMoment = (momentMs: number) => new Date(momentMs).toISOString().replace(/[-:]|\.\d+/g, '');

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Long lines go on in the next, which begins with a space; no character is torn apart. */
function fold(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += size;
  }
  return parts.join('\r\n ');
}
