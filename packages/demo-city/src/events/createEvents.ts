import { addDays } from '@cityguide/site-config/formats';
import type { CityEvent, CityListing } from '../City';
import { listingKinds } from '../listings/listingKinds';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom } from '../random';
import { createSlug } from '../text/createSlug';
import { announcedMs, cityZone } from '../cityTime';
import type { PlacedPlan, StreetPlan } from './EventPlan';
import { placedPlans } from './placedPlans';
import { streetPlans } from './streetPlans';

const HOUR_MS = 3_600_000;
/** A quarter of the events are over, the others to come: about three a day for the next nine weeks. */
const FIRST_DAY = -21;
const LAST_DAY = 63;
const PLACES_EACH = 14;

const { dayOf, momentOf } = cityZone;

interface Event {
  plan: PlacedPlan | StreetPlan;
  listing?: CityListing;
}

/** Events around the present: most at well-loved places, some in the street. */
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
  const placed = placedPlans.flatMap((plan) =>
    choosePlaces(plan, listings).map((listing): Event => ({ plan, listing })),
  );
  const all: Event[] = [...placed, ...streetPlans.map((plan) => ({ plan }))];
  return random.sample(all, all.length).map(({ plan, listing }, index, { length }) => {
    const name = listing ? `${plan.name} at ${listing.name}` : plan.name;
    const day = FIRST_DAY + Math.round(((LAST_DAY - FIRST_DAY) * index) / (length - 1));
    const start = momentOf(addDays(dayOf(presentMs), day), plan.hour);
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

/** The most loved places of these kinds; a small city may have none, and then any loved place does. */
function choosePlaces({ subTypes }: PlacedPlan, listings: readonly CityListing[]): CityListing[] {
  const ids = new Set(listingKinds.filter(({ name }) => subTypes.includes(name)).map(({ id }) => id));
  const loved = [...listings].sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id);
  const fitting = loved.filter(({ sub_type_id: subTypeId }) => ids.has(subTypeId));
  return (fitting.length > 0 ? fitting : loved).slice(0, PLACES_EACH);
}
