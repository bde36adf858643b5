import ICAL from 'ical.js';
import { createTimeZone } from '@cityguide/site-config/formats';
import { splitCalendar, type CalendarBlock } from './splitCalendar';
import type { TextFile } from './readText';
import type { Source, SourceRecord } from './SourceRecord';

export interface CalendarOptions {
  /** For times without a zone, and for whole days. */
  timeZone: string;
  /** The present: of an event that recurs, what takes place in the year after it is brought in. */
  nowMs: number;
}

const DAY_MS = 86_400_000;
/** How far ahead events that recur are brought in. */
const AHEAD_MS = 366 * DAY_MS;
/** A rule may recur every second, for ever. */
const MAX_OCCURRENCES = 1000;

/** Reads the events of an iCalendar file; each occurrence of one that recurs is an event. */
export async function readCalendar(file: TextFile, options: CalendarOptions): Promise<Source> {
  let text = '';
  for await (const chunk of file.chunks()) text += chunk;
  const { zones, events } = splitCalendar(text);
  for (const zone of zones) registerZone(zone);
  return { columns: undefined, records: readEvents(events, options) };
}

function registerZone({ text }: CalendarBlock): void {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
    ICAL.TimezoneService.register(new ICAL.Timezone(component));
  } catch {
    // Events in this zone are read by its name.
  }
}

async function* readEvents(
  blocks: readonly CalendarBlock[],
  options: CalendarOptions,
): AsyncGenerator<SourceRecord> {
  const parsed = blocks.map((block) => ({ ...block, ...parseEvent(block) }));
  const exceptions = parsed.flatMap(({ component }) =>
    component?.hasProperty('recurrence-id') ? [component] : [],
  );
  for (const [index, { line, component, problem }] of parsed.entries()) {
    const progress = (index + 1) / parsed.length;
    if (!component) {
      yield { line, values: {}, progress, problem: problem ?? 'It is no event.' };
      continue;
    }
    const uid = String(component.getFirstPropertyValue('uid') ?? '');
    const isException = component.hasProperty('recurrence-id');
    const hasMaster = parsed.some(
      (other) =>
        other.component &&
        !other.component.hasProperty('recurrence-id') &&
        other.component.getFirstPropertyValue('uid') === uid,
    );
    // Its event brings it in.
    if (isException && hasMaster) continue;
    const event = new ICAL.Event(component, {
      exceptions: exceptions.filter(
        (each) => each !== component && each.getFirstPropertyValue('uid') === uid,
      ),
    });
    try {
      for (const values of listOccurrences(event, uid, options)) yield { line, values, progress };
    } catch (error) {
      yield {
        line,
        values: {},
        progress,
        problem: `It cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  }
}

function parseEvent({ text }: CalendarBlock): { component?: ICAL.Component; problem?: string } {
  try {
    return { component: new ICAL.Component(ICAL.parse(text) as unknown[]) };
  } catch (error) {
    return { problem: `It is no event: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function* listOccurrences(event: ICAL.Event, uid: string, options: CalendarOptions) {
  const zone = findZone(event, options.timeZone);
  if (!event.isRecurring()) {
    yield toValues(event, { start: event.startDate, end: event.endDate, key: uid, zone });
    return;
  }
  const untilMs = options.nowMs + AHEAD_MS;
  const iterator = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES;) {
    const next: ICAL.Time | null = iterator.next() as ICAL.Time | null;
    if (!next || toMs(next, zone) > untilMs) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (toMs(endDate, zone) < options.nowMs - DAY_MS) continue;
    count += 1;
    yield toValues(item, { start: startDate, end: endDate, key: `${uid} ${next.toICALString()}`, zone });
  }
}

interface Occurrence {
  start: ICAL.Time;
  end: ICAL.Time | null;
  key: string;
  /** For times that are in none of the file's zones. */
  zone: string;
}

function toValues(event: ICAL.Event, { start, end, key, zone }: Occurrence) {
  const { component } = event;
  const text = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? '';
  const startMs = toMs(start, zone);
  const endMs = end ? toMs(end, zone) : null;
  const isCancelled = text('status').toUpperCase() === 'CANCELLED';
  return {
    key,
    name: event.summary,
    start: startMs,
    end: endMs !== null && endMs > startMs ? endMs : null,
    // Without one it gets that of the mapping file.
    ...(text('location') && { address: text('location').replaceAll('\n', ', ') }),
    description: event.description,
    cancelled: isCancelled ? Date.parse(text('last-modified') || text('dtstamp')) || startMs : null,
    calendar_uid: key,
  };
}

/** The moment of a time, which may be in a zone of the file, or else is in `zone`. */
function toMs(time: ICAL.Time, zone: string): number {
  if (!time.isDate && time.zone.tzid !== 'floating') return time.toJSDate().getTime();
  const day = [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0')).join('-');
  const hour = time.isDate ? 0 : time.hour + time.minute / 60 + time.second / 3600;
  return Math.round(createTimeZone(zone).getTimestamp(day, hour) / 1000) * 1000;
}

/** The zone that an event names, if it is one by its name alone; else that of the site. */
function findZone({ component }: ICAL.Event, siteZone: string): string {
  const named = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return named && isKnownZone(named) ? named : siteZone;
}

function isKnownZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
