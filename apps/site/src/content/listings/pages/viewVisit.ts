import type { Listing } from '@cityguide/api/contract';
import type { SiteConfig } from '@cityguide/site-config';
import {
  formatPeriods,
  formatRating,
  getWebsiteUrl,
  type OpeningException,
} from '@cityguide/site-config/formats';
import { createDirectionsUrl } from '../../../pages/links/createDirectionsUrl';
import type { ViewLink } from './viewListing';

type Language = SiteConfig['languages'][number];

interface VisitContext {
  language: Language;
  /** Today in the city, `2026-11-28`: exceptions before it are over. */
  today: string;
}

/** What a visitor asks before going (GUIDE-3). What is not known leaves no trace. The page is the same at every hour. */
export function viewVisit(listing: Listing, { language, today }: VisitContext) {
  const hours = listing.opening_hours;
  return {
    line: listLine(listing),
    links: listLinks(listing),
    isClosedForNow: hours?.closed_for_now ?? false,
    week: hours?.week.some((periods) => periods !== null)
      ? hours.week.map((periods, index) => ({
          day: formatDate(MONDAY_MS + index * DAY_MS, language, { weekday: 'long' }),
          words: formatPeriods(periods, language),
        }))
      : [],
    exceptions: (hours?.exceptions ?? [])
      .filter(({ date }) => isYearly(date) || date >= today)
      .map((exception) => ({
        day: formatExceptionDate(exception, language),
        name: exception.name ?? undefined,
        words: formatPeriods(exception.periods, language),
      })),
  };
}

function listLine({
  sub_type: kind,
  price,
  default_neighborhood: area,
  rating,
  ...rest
}: Listing): ViewLink[] {
  const count = rest.rating_count ?? 0;
  const facts: (ViewLink | undefined)[] = [
    kind ? { key: 'kind', words: kind.name, href: kind.share_url ?? undefined } : undefined,
    price ? { key: 'price', words: '$'.repeat(price) } : undefined,
    area ? { key: 'neighbourhood', words: area.name } : undefined,
    rating
      ? {
          key: 'rating',
          words: `★ ${formatRating(rating)}${count > 0 ? ` (${count} ${count === 1 ? 'rating' : 'ratings'})` : ''}`,
        }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

function listLinks(listing: Listing): ViewLink[] {
  const links: ViewLink[] = [
    { key: 'directions', words: 'Directions', href: createDirectionsUrl(listing) },
    { key: 'menu-card', words: 'Menu', href: getWebsiteUrl(listing.menu_url ?? null) },
    { key: 'booking', words: 'Book a table', href: getWebsiteUrl(listing.booking_url ?? null) },
  ];
  return links.filter(({ href }) => href !== undefined);
}

const DAY_MS = 24 * 3_600_000;
/** A Monday. */
const MONDAY_MS = Date.UTC(2026, 10, 30);

const isYearly = (date: string) => date.length === '12-25'.length;

function formatExceptionDate({ date }: OpeningException, language: Language): string {
  // Every fourth year has a 29th of February.
  return isYearly(date)
    ? formatDate(Date.parse(`2024-${date}`), language, { month: 'long', day: 'numeric' })
    : formatDate(Date.parse(date), language, { dateStyle: 'long' });
}

const formatDate = (dateMs: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(dateMs);
