import { addDays } from '@cityguide/site-config/formats';
import type { CityEvent, CityListing } from '../City';
import { listingKinds } from '../listings/listingKinds';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom } from '../random';
import { createSlug } from '../text/createSlug';
import { announcedMs, cityZone } from '../cityTime';
import type { VenueEventPlan, StreetEventPlan } from './EventPlan';
import { venueEventPlans } from './venueEventPlans';
import { streetEventPlans } from './streetEventPlans';

const HOUR_MS = 3_600_000;
/** A quarter of the events are over, the others still to come: about three a day for the next nine weeks. */
const FIRST_DAY = -21;
const LAST_DAY = 63;
const VENUES_PER_PLAN = 14;

const { getDay, getTimestamp } = cityZone;

interface PlannedEvent {
  plan: VenueEventPlan | StreetEventPlan;
  listing?: CityListing;
}

/** Events around the present: most at popular listings, some in the street. */
export function createEvents({
  listings,
  pictures,
  presentMs,
}: {
  listings: readonly CityListing[];
  pictures: readonly Picture[];
  presentMs: number;
}): CityEvent[] {
  const random = createRandom('events');
  const byScene = groupByScene(pictures.filter(({ variant }) => !variant));
  const venueEvents = venueEventPlans.flatMap((plan) =>
    chooseVenues(plan, listings).map((listing): PlannedEvent => ({ plan, listing })),
  );
  const all: PlannedEvent[] = [...venueEvents, ...streetEventPlans.map((plan) => ({ plan }))];
  return random.sample(all, all.length).map(({ plan, listing }, index, { length }) => {
    const name = listing ? `${plan.name} at ${listing.name}` : plan.name;
    const day = FIRST_DAY + Math.round(((LAST_DAY - FIRST_DAY) * index) / (length - 1));
    const start = getTimestamp(addDays(getDay(presentMs), day), plan.hour);
    return {
      id: index + 1,
      name,
      path: `/events/${createSlug(name)}/`,
      image_path: random.pick(byScene.get(plan.scene) ?? pictures).path,
      start_time: start,
      end_time: random.chance(0.9) ? start + plan.hours * HOUR_MS : null,
      listing_id: listing?.id ?? null,
      address: 'address' in plan ? plan.address : '',
      price: plan.price,
      description: plan.description,
      date_published: announcedMs(start, presentMs),
    };
  });
}

/** The most popular listings of these sub types; a small city may have none, and then the most popular of all. */
function chooseVenues({ subTypes }: VenueEventPlan, listings: readonly CityListing[]): CityListing[] {
  const ids = new Set(listingKinds.filter(({ name }) => subTypes.includes(name)).map(({ id }) => id));
  const popular = [...listings].sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id);
  const matching = popular.filter(({ sub_type_id: subTypeId }) => ids.has(subTypeId));
  return (matching.length > 0 ? matching : popular).slice(0, VENUES_PER_PLAN);
}
