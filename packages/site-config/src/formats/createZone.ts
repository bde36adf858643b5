const HOUR_MS = 3_600_000;

export type Zone = ReturnType<typeof createZone>;

/** Days as people in a time zone count them, also where the clocks change; a day is written `2026-11-28`. */
export function createZone(timeZone: string) {
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

  /** What clocks on the wall show, as though they were on UTC. */
  function wallClock(momentMs: number): number {
    const found = Object.fromEntries(parts.formatToParts(momentMs).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = found;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }

  const dayOf = (momentMs: number) => new Date(wallClock(momentMs)).toISOString().slice(0, 10);

  /** The moment at which clocks show this hour of the day. */
  function momentOf(day: string, hour = 0): number {
    const wanted = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
    const first = wanted - (wallClock(wanted) - wanted);
    return wanted - (wallClock(first) - first);
  }

  /** As clocks there show it, with how far they are from UTC: `2026-11-28T19:30:00-05:00`. */
  function tellWithOffset(momentMs: number): string {
    const wall = wallClock(momentMs);
    const minutes = Math.round((wall - momentMs) / 60_000);
    const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
    return `${new Date(wall).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
  }

  return { dayOf, momentOf, weekdayOf, tellWithOffset };
}

/** Another day, so many later or, below 0, earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** 1 Monday to 7 Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether it is written as a day and there is one such. Years that clocks would write with fewer digits are none. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
