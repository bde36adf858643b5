import type { OpeningHours, OpeningPeriod } from '@cityguide/site-config/formats';
import type { Listing } from '../listings/contract';

const LUNCH: OpeningPeriod = { opens: '11:30', closes: '14:30' };
const DINNER: OpeningPeriod = { opens: '17:00', closes: '22:00' };
const LATE: OpeningPeriod = { opens: '18:00', closes: '02:00' };
const SHOP: OpeningPeriod = { opens: '10:00', closes: '18:00' };
const ALWAYS: OpeningPeriod = { opens: '00:00', closes: '24:00' };
const christmas = { date: '12-25', name: 'Christmas Day', periods: [] };

const repeat = (periods: OpeningPeriod[], days: number) => Array.from({ length: days }, () => periods);

/** Every kind of hours once: split, past midnight, with exceptions, unknown for a day, around the clock, closed for now. */
const kinds: readonly (OpeningHours | null)[] = [
  { week: [[], ...repeat([LUNCH, DINNER], 6)], exceptions: [christmas], closed_for_now: false },
  { week: [...repeat([DINNER], 4), ...repeat([LATE], 2), []], exceptions: [], closed_for_now: false },
  { week: [...repeat([SHOP], 6), null], exceptions: [], closed_for_now: false },
  null,
  { week: repeat([ALWAYS], 7), exceptions: [], closed_for_now: false },
  { week: repeat([SHOP], 7), exceptions: [], closed_for_now: true },
];

type VisitFacts = Pick<Listing, 'opening_hours' | 'price' | 'menu_url' | 'booking_url' | 'rating_count'>;

/** What a sample listing has for a visitor's evening; every fact is missing somewhere. */
export function createVisitFacts(index: number, slug: string): VisitFacts {
  return {
    opening_hours: kinds[index % kinds.length] ?? null,
    price: index % 5 || null,
    menu_url: index % 3 === 0 ? `https://${slug}.example.com/menu` : null,
    booking_url: index % 4 === 0 ? `https://${slug}.example.com/book` : null,
    rating_count: 0,
  };
}
