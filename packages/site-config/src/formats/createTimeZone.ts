const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type TimeZone = ReturnType<typeof createTimeZone>;

/** Calendar days in a time zone, also where the clocks change; a day is written `2026-11-28`. */
export function createTimeZone(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  /** The local wall-clock time, as though it were UTC. */
  function getWallClock(timestampMs: number): number {
    const partsByType = Object.fromEntries(
      parts.formatToParts(timestampMs).map(({ type, value }) => [type, value]),
    );
    const { year, month, day, hour, minute, second } = partsByType;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }

  const getDay = (timestampMs: number) => new Date(getWallClock(timestampMs)).toISOString().slice(0, 10);

  /**
   * The timestamp at which local clocks show this hour of the day: the first where they show it twice. An hour that they
   * skip counts as if they had not been changed: 02:00 is then the moment of the change.
   */
  function getTimestamp(day: string, hour = 0): number {
    const wallMs = Date.parse(`${day}T00:00:00Z`) + Math.round(hour * HOUR_MS);
    const [before, after] = [-DAY_MS, DAY_MS].map((shift) => {
      const near = wallMs + shift;
      return wallMs - (getWallClock(near) - near);
    }) as [number, number];
    return getWallClock(before) === wallMs || getWallClock(after) !== wallMs ? before : after;
  }

  /** The local time with its offset from UTC: `2026-11-28T19:30:00-05:00`. */
  function formatWithOffset(timestampMs: number): string {
    const wall = getWallClock(timestampMs);
    const minutes = Math.round((wall - timestampMs) / 60_000);
    const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
    return `${new Date(wall).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
  }

  return { getDay, getTimestamp, getWeekday, formatWithOffset };
}

/** Adds days, or subtracts them if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether the text is a valid calendar day. Years below 1000 and the year 9999, which has no day after it, are not accepted. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^(?!9999)[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const timestampMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(timestampMs) && new Date(timestampMs).toISOString().startsWith(text);
}
