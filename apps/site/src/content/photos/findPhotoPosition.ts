import type { Database } from '../../platform/database/Database';
import { countRows } from '../../platform/database/findRowPage';
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

/** Finds the position of a photo among those that match the filter, newest first; undefined if it does not match. */
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

  const selectNewerOrOlder = (comparison: '>' | '<') =>
    filterPhotos(database, filter, nowMs).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('photos.creation_date', 'photos.id'), comparison, tuple(photo.creation_date, id)),
    );
  const findNeighbourId = async (comparison: '>' | '<') => {
    const order = comparison === '>' ? 'asc' : 'desc';
    const row = await selectNewerOrOlder(comparison)
      .select('photos.id')
      .orderBy('photos.creation_date', order)
      .orderBy('photos.id', order)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
  const [previousId, nextId, newerCount, totalCount] = await Promise.all([
    findNeighbourId('>'),
    findNeighbourId('<'),
    countRows(selectNewerOrOlder('>')),
    countRows(filterPhotos(database, filter, nowMs)),
  ]);
  return { position: newerCount + 1, count: totalCount, previousId, nextId };
}
