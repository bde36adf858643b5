const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/;
export const DAY_MINUTES = 24 * 60;

/** The minutes since midnight of `17:30`; NaN for what is no time of a clock. */
export function parseClock(text: string): number {
  const [, hour, minute] = CLOCK.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY_MINUTES ? minutes : NaN;
}

/** Where a period begins and ends, in minutes since the midnight that its day begins with; past midnight is above 1440. */
export function readMinutes({ opens, closes }: { opens: string; closes: string }): {
  from: number;
  until: number;
} {
  const from = parseClock(opens);
  const until = parseClock(closes);
  return { from, until: until > from ? until : until + DAY_MINUTES };
}
