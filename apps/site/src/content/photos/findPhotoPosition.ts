import type { Database } from '../../platform/database/Database';
import { filterPhotos, type PhotoFilter } from './filterPhotos';

export interface PhotoPosition {
  /** Counted from 1. */
  position: number;
  count: number;
  /** Id of the next newer photo. */
  previousId: number | undefined;
  /** Id of the next older photo. */
  nextId: number | undefined;
}

/** Finds the position of a photo among those that match, the newest first; undefined where it is not among them. */
export async function findPhotoPosition(
  database: Database,
  id: number,
  { nowMs, ...filter }: PhotoFilter & { nowMs: number },
): Promise<PhotoPosition | undefined> {
  const photo = await filterPhotos(database, filter, nowMs)
    .select('creation_date')
    .where('photos.id', '=', id)
    .executeTakeFirst();
  if (!photo) return undefined;

  const selectBeyond = (sign: '>' | '<') =>
    filterPhotos(database, filter, nowMs).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('photos.creation_date', 'photos.id'), sign, tuple(photo.creation_date, id)),
    );
  const findNeighbourId = async (sign: '>' | '<') => {
    const order = sign === '>' ? 'asc' : 'desc';
    const row = await selectBeyond(sign)
      .select('photos.id')
      .orderBy('photos.creation_date', order)
      .orderBy('photos.id', order)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
  const count = async (matching: ReturnType<typeof selectBeyond>) => {
    const row = await matching
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const [previousId, nextId, before, all] = await Promise.all([
    findNeighbourId('>'),
    findNeighbourId('<'),
    count(selectBeyond('>')),
    count(filterPhotos(database, filter, nowMs)),
  ]);
  return { position: before + 1, count: all, previousId, nextId };
}
