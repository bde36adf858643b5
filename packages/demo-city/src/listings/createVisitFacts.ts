import { getWebsiteUrl } from '@cityguide/site-config/formats';
import type { CityListing } from '../City';
import type { Random } from '../random';
import type { ListingKind } from './kinds/ListingKind';

type VisitFacts = Pick<CityListing, 'opening_hours' | 'price' | 'menu_url' | 'booking_url'>;

const CHRISTMAS = '12-25 off "Christmas Day"; 12-31 11:00-16:00 "New Year’s Eve"';

const EVENINGS = [
  `Mo off; Tu-Th 17:00-22:00; Fr-Sa 17:00-23:00; Su 17:00-22:00; ${CHRISTMAS}`,
  `Mo-Fr 11:30-14:30,17:00-22:00; Sa 11:30-23:00; Su off; ${CHRISTMAS}`,
  `Mo-Th 11:30-22:00; Fr-Sa 11:30-23:30; Su 11:30-21:00`,
  `Mo-Tu off; We-Su 17:30-23:00; ${CHRISTMAS}`,
  'Mo-Su 11:00-22:00',
];
const NIGHTS = [
  `Mo off; Tu-Th 17:00-24:00; Fr-Sa 17:00-02:00; Su 17:00-24:00; ${CHRISTMAS}`,
  'Mo-We 16:00-01:00; Th-Sa 16:00-02:00; Su 16:00-24:00',
];
const MORNINGS = [
  `Mo-Fr 07:00-18:00; Sa-Su 08:00-17:00; ${CHRISTMAS}`,
  'Mo off; Tu-Su 08:00-16:00',
  'Mo-Su 08:00-17:00',
];
const SHOPS = [
  `Mo-We 10:00-18:00; Th-Fr 10:00-20:00; Sa 10:00-18:00; Su 12:00-17:00; ${CHRISTMAS}`,
  `Mo off; Tu-Sa 11:00-18:00; Su 12:00-17:00`,
  `Mo-Tu off; We-Su 10:00-17:00; ${CHRISTMAS}`,
];

/** Parks have no door, and somebody is always at a hotel's. */
const ALWAYS = /^(?:Parks|Waterfront|Hotels)$/;
const LATE = /^(?:Bar|Pub|Brewery|Izakaya|Music Venues)$/;
const EARLY = /^(?:Brunch|Bakery|Café|Ice Cream)$/;

/** When the place is open, what it costs, where its menu is: plausible for its kind, and sometimes unknown. */
export function createVisitFacts(
  { kind, website }: { kind: ListingKind; website: string },
  random: Random,
): VisitFacts {
  const hours = random.pick(findHours(kind));
  const [isKnown, isClosed] = [random.chance(0.9), random.chance(0.01)];
  const price = random.pick([1, 1, 2, 2, 2, 3, 3, 4]);
  const [hasPrice, hasMenu, takesBookings] = [random.chance(0.92), random.chance(0.7), random.chance(0.5)];
  const address = getWebsiteUrl(website)?.replace(/\/$/, '');
  const isRestaurant = kind.type === 'restaurants';
  const isEarly = EARLY.test(kind.name);
  return {
    opening_hours: isKnown ? `${hours}${isClosed ? '; off' : ''}` : '',
    price: isRestaurant && hasPrice ? (isEarly ? Math.min(price, 2) : price) : null,
    menu_url: isRestaurant && hasMenu && address ? `${address}/menu` : '',
    booking_url: isRestaurant && !isEarly && takesBookings && address ? `${address}/reserve` : '',
  };
}

function findHours({ name, type }: ListingKind): readonly string[] {
  if (ALWAYS.test(name)) return ['Mo-Su 00:00-24:00'];
  if (EARLY.test(name)) return MORNINGS;
  if (LATE.test(name)) return NIGHTS;
  return type === 'restaurants' ? EVENINGS : SHOPS;
}
