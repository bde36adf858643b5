const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** After this long without a page the visitor counts as a guest (AUTH-4). */
const LIFE_MS = 5 * DAY_MS;
/** A clock may be wrong by this much. */
const FUTURE_MS = DAY_MS;

const momentPattern = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d)$/;

/** `DD-MM-YYYY HH:mm` in the zone. */
export function formatMoment(timeMs: number, timeZone: string): string {
  const { day, month, year, hour, minute } = readWallClock(timeMs, timeZone);
  return `${day}-${month}-${year} ${hour}:${minute}`;
}

/** Milliseconds since 1970, or undefined where the text is no moment of the zone's calendar. */
export function parseMoment(text: unknown, timeZone: string): number | undefined {
  const [, day, month, year, hour, minute] = (typeof text === 'string' && momentPattern.exec(text)) || [];
  if (!day || !month || !year || !hour || !minute) return undefined;
  const wallClock = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
  const wallMs = Date.parse(wallClock);
  // Date.parse lets 31 February through as 3 March.
  if (Number.isNaN(wallMs) || new Date(wallMs).toISOString() !== wallClock) return undefined;
  // The zone's offset depends on the moment that is sought: the second try is right except within the changed hour.
  const firstTry = wallMs - zoneOffsetMs(wallMs, timeZone);
  return wallMs - zoneOffsetMs(firstTry, timeZone);
}

/** True where a member was here at that moment, less than 5 days ago. */
export function isRecentMoment(text: unknown, { now, timeZone }: { now: number; timeZone: string }): boolean {
  const timeMs = parseMoment(text, timeZone);
  return timeMs !== undefined && timeMs <= now + FUTURE_MS && now - timeMs < LIFE_MS;
}

function zoneOffsetMs(timeMs: number, timeZone: string): number {
  const { day, month, year, hour, minute } = readWallClock(timeMs, timeZone);
  const wallMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return wallMs - Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;
}

/** One format a zone: making one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}

function readWallClock(timeMs: number, timeZone: string) {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
  const { day = '', month = '', year = '', hour = '', minute = '' } = parts;
  return { day, month, year: year.padStart(4, '0'), hour, minute };
}
