import { sql, type Expression, type SqlBool } from 'kysely';
import type { Coordinates } from '@cityguide/site-config/formats';
import type { filterListings } from './filterListings';

/** Half the height of the first area that is searched, in degrees of latitude: some 200 metres. */
const FIRST_RADIUS = 0.002;
/** From any position to any other. */
const WHOLE_EARTH = 180;
/** Above this number of matches areas of the map are searched, instead of measuring the distance to every match. */
const MANY_MATCHES = 5000;
/** At the poles all longitudes are near. */
const SMALLEST_COSINE = 0.01;

interface NearestQuery {
  near: Coordinates;
  limit: number;
  offset: number;
  /** How many listings match. */
  count: number;
}

/**
 * Finds one page of the ids of `matching`, the nearest to a position first and those without coordinates last. Out of very
 * many listings only those in an area around the position are measured, which grows until it contains the page.
 */
export async function findNearest(
  matching: () => ReturnType<typeof filterListings>,
  { near, limit, offset, count }: NearestQuery,
): Promise<number[]> {
  const { distanceSquared, isWithin } = measureFrom(near);
  const order = (query: ReturnType<typeof matching>) =>
    query.select('listings.id').orderBy(distanceSquared).orderBy('listings.id').limit(limit).offset(offset);
  const last = Math.min(count, offset + limit);

  if (count > MANY_MATCHES)
    for (let radius = FIRST_RADIUS; radius < WHOLE_EARTH; radius *= 2) {
      const rows = await order(matching().where(isWithin(radius))).execute();
      if (offset + rows.length >= last) return rows.map(({ id }) => id);
    }
  const hasNoPosition = sql`case when listings.latitude is null then 1 else 0 end`;
  const rows = await matching()
    .select('listings.id')
    .orderBy(hasNoPosition)
    .orderBy(distanceSquared)
    .orderBy('listings.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Distances in degrees of latitude, on a map that is true around the position: they are only compared, and both databases
 * calculate the same.
 */
function measureFrom({ latitude, longitude }: Coordinates) {
  const cosine = Math.max(Math.cos((latitude * Math.PI) / 180), SMALLEST_COSINE);
  const north = sql`(listings.latitude - ${latitude})`;
  const turn = sql`abs(listings.longitude - ${longitude})`;
  const east = sql`((case when ${turn} > 180 then 360 - ${turn} else ${turn} end) * ${cosine})`;
  const distanceSquared: Expression<number> = sql<number>`(${north} * ${north} + ${east} * ${east})`;

  /** The latitudes are read from their index, which also has the longitudes (migration 0023). */
  const isWithin = (radius: number): Expression<SqlBool> => sql<SqlBool>`(
    listings.latitude between ${latitude - radius} and ${latitude + radius}
    and ${east} <= ${radius}
    and ${distanceSquared} <= ${radius * radius})`;
  return { distanceSquared, isWithin };
}
