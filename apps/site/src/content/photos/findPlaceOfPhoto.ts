import type { Database } from '../../platform/database/database';
import { filterPhotos, type PhotoFilter } from './filterPhotos';

export interface PlaceOfPhoto {
  /** From 1. */
  position: number;
  count: number;
  /** Id of the next newer photo. */
  previousId: number | undefined;
  /** Id of the next older photo. */
  nextId: number | undefined;
}

/** Finds where a photo lies among those that match, the newest first; undefined where it is none of them. */
export async function findPlaceOfPhoto(
  database: Database,
  id: number,
  { nowMs, ...filter }: PhotoFilter & { nowMs: number },
): Promise<PlaceOfPhoto | undefined> {
  const own = await filterPhotos(database, filter, nowMs)
    .select('creation_date')
    .where('photos.id', '=', id)
    .executeTakeFirst();
  if (!own) return undefined;

  const beyond = (sign: '>' | '<') =>
    filterPhotos(database, filter, nowMs).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('photos.creation_date', 'photos.id'), sign, tuple(own.creation_date, id)),
    );
  const neighbour = async (sign: '>' | '<') => {
    const order = sign === '>' ? 'asc' : 'desc';
    const row = await beyond(sign)
      .select('photos.id')
      .orderBy('photos.creation_date', order)
      .orderBy('photos.id', order)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
  const count = async (matching: ReturnType<typeof beyond>) => {
    const row = await matching
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const [previousId, nextId, before, all] = await Promise.all([
    neighbour('>'),
    neighbour('<'),
    count(beyond('>')),
    count(filterPhotos(database, filter, nowMs)),
  ]);
  return { position: before + 1, count: all, previousId, nextId };
}
