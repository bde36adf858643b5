const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** After this long without a page view the visitor counts as a guest (AUTH-4). */
const MAX_INACTIVITY_MS = 5 * DAY_MS;
/** A clock may be wrong by this much. */
const MAX_CLOCK_SKEW_MS = DAY_MS;

const lastActivePattern = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d)$/;

/** `DD-MM-YYYY HH:mm` in the zone. */
export function formatLastActive(timeMs: number, timeZone: string): string {
  const { day, month, year, hour, minute } = readWallClock(timeMs, timeZone);
  return `${day}-${month}-${year} ${hour}:${minute}`;
}

/** Milliseconds since 1970, or undefined if the text is not a valid time in the zone. */
export function parseLastActive(text: unknown, timeZone: string): number | undefined {
  const [, day, month, year, hour, minute] = (typeof text === 'string' && lastActivePattern.exec(text)) || [];
  if (!day || !month || !year || !hour || !minute) return undefined;
  const wallClock = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
  const wallMs = Date.parse(wallClock);
  // Date.parse accepts 31 February as 3 March.
  if (Number.isNaN(wallMs) || new Date(wallMs).toISOString() !== wallClock) return undefined;
  // The zone's offset depends on the time that is being computed: the second try is right except within the changed
  // hour.
  const firstTry = wallMs - zoneOffsetMs(wallMs, timeZone);
  return wallMs - zoneOffsetMs(firstTry, timeZone);
}

/** Whether a member was active at that time, less than 5 days ago. */
export function isRecentlyActive(
  text: unknown,
  { now, timeZone }: { now: number; timeZone: string },
): boolean {
  const timeMs = parseLastActive(text, timeZone);
  return timeMs !== undefined && timeMs <= now + MAX_CLOCK_SKEW_MS && now - timeMs < MAX_INACTIVITY_MS;
}

function zoneOffsetMs(timeMs: number, timeZone: string): number {
  const { day, month, year, hour, minute } = readWallClock(timeMs, timeZone);
  const wallMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return wallMs - Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;
}

/** One format per zone: creating one takes longer than all the rest. */
const formatterByTimeZone = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const format =
    formatterByTimeZone.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formatterByTimeZone.set(timeZone, format);
  return format;
}

function readWallClock(timeMs: number, timeZone: string) {
  const parts = Object.fromEntries(
    getFormatter(timeZone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
  const { day = '', month = '', year = '', hour = '', minute = '' } = parts;
  return { day, month, year: year.padStart(4, '0'), hour, minute };
}
