/** From `opens` to `closes`, as local clocks show it: `11:30` to `14:00`. */
export interface OpeningPeriod {
  opens: string;
  /** `24:00` is the end of the day. Not after `opens`: on the next day. */
  closes: string;
}

/** A day on which other hours apply: a holiday, a private party. */
export interface OpeningException {
  /** `2026-12-25`, or `12-25` for every year. */
  date: string;
  /** Such as `Christmas Day`; null where nobody said why. */
  name: string | null;
  /** None: closed that day. */
  periods: OpeningPeriod[];
}

/** When a place is open, in the city's time zone. */
export interface OpeningHours {
  /** Seven days from Monday; a day without periods is closed, null is not known. */
  week: (OpeningPeriod[] | null)[];
  exceptions: OpeningException[];
  /** Closed until further notice, whatever the week says. */
  closed_for_now: boolean;
}

/** What a visitor wants to know at this moment. Times are milliseconds since 1970. */
export type OpeningState =
  /** `untilMs` is undefined for a place that does not close in the days ahead. */
  | { status: 'open'; untilMs: number | undefined }
  /** `opensMs` is undefined where it is not known, or more than a week away. */
  | { status: 'closed'; opensMs: number | undefined; isToday: boolean; isClosedAllDay: boolean }
  | { status: 'closed-for-now' }
  | { status: 'unknown' };
