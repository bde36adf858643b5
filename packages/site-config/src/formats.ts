/*
 * How values are formatted and compared (FMT-1 to FMT-5), the same on the server's pages, in every widget and in the
 * demo city. A separate entry, so that a bundle contains only the formats it imports.
 */
export { addDays, createTimeZone, getWeekday, isDay, type TimeZone } from './formats/createTimeZone';
export { escapeHtml } from './formats/escapeHtml';
export { foldText } from './formats/foldText';
export { calculateDistanceKm } from './formats/calculateDistanceKm';
export { formatDistance, formatWalk } from './formats/formatDistance';
export { formatRating, NO_RATING } from './formats/formatRating';
export { isEmail, maxFieldLength } from './formats/isEmail';
export { isMailableEmail, mailAddressPattern, trimEmail } from './formats/mailAddressPattern';
export { getPhoneUrl } from './formats/getPhoneUrl';
export { getWebsiteUrl } from './formats/getWebsiteUrl';
export { parseCoordinates, type Coordinates } from './formats/parseCoordinates';
export { formatExactTime, type ExactTime } from './formats/formatExactTime';
export { formatTimeAgo } from './formats/formatTimeAgo';
export { findOpeningState } from './formats/opening-hours/findOpeningState';
export { findException, getPeriods } from './formats/opening-hours/getPeriods';
export { findHoursIssue, type HoursIssue } from './formats/opening-hours/findHoursIssue';
export { formatOpeningHours } from './formats/opening-hours/formatOpeningHours';
export { formatClock, formatPeriods } from './formats/opening-hours/formatPeriods';
export { parseOpeningHours } from './formats/opening-hours/parseOpeningHours';
export type {
  OpeningException,
  OpeningHours,
  OpeningPeriod,
  OpeningState,
} from './formats/opening-hours/OpeningHours';
