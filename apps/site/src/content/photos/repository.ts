import type { Photo } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';
import { isPublished } from '../../platform/publishing/isPublished';
import { filterPhotos, type PhotoFilter } from './filterPhotos';
import { findPhotoPosition } from './findPhotoPosition';
import { toPhoto } from './toPhoto';

export interface PhotoQuery extends PhotoFilter, PageBounds {}

export type PhotoRepository = ReturnType<typeof createPhotoRepository>;

/** Reads published photos, the newest first. Both databases return the same rows in the same order. */
export function createPhotoRepository(connection: Database, now: () => number = Date.now) {
  const { query: database } = connection;

  async function findPage({ limit, offset, ...filter }: PhotoQuery) {
    // Selects ids first, and joins only for the rows of the page.
    const ids = filterPhotos(connection, filter, now())
      .select('photos.id')
      .orderBy('photos.creation_date', 'desc')
      .orderBy('photos.id', 'desc');
    const { count, rows } = await findRowPage(ids, { limit, offset });
    return { count, results: await findByIds(rows.map(({ id }) => id)) };
  }

  /** The photos with these ids, in this order; ids without a published photo are left out. */
  async function findByIds(ids: readonly number[]): Promise<Photo[]> {
    if (ids.length === 0) return [];
    const rows = await selectPhotos()
      .where('photos.id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toPhoto);
  }

  async function findByPath(path: string, id: number): Promise<Photo | undefined> {
    const [photo] = await findByIds([id]);
    return photo?.share_path === path ? photo : undefined;
  }

  function selectPhotos() {
    return database
      .selectFrom('photos')
      .where(isPublished('photos', now()))
      .innerJoin('listings', 'listings.id', 'photos.listing_id')
      .leftJoin('profiles', 'profiles.id', 'photos.profile_id')
      .select([
        'photos.id',
        'photos.image_path',
        'photos.width',
        'photos.height',
        'photos.description',
        'photos.creation_date',
        'photos.share_path',
        'photos.instagram_full_name',
        'photos.instagram_avatar_path',
        'listings.name as listing_name',
        'listings.path as listing_path',
        'profiles.id as profile_id',
        'profiles.full_name',
        'profiles.avatar_path',
      ]);
  }

  /** Removes a member's own photo; returns the path of its picture, or undefined if the member has no such photo. */
  async function removeOwn(id: number, profileId: number): Promise<string | undefined> {
    const removed = await database
      .deleteFrom('photos')
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .returning('image_path')
      .executeTakeFirst();
    return removed?.image_path;
  }

  return {
    findPage,
    findByIds,
    findByPath,
    removeOwn,
    /** The position of a photo among those that match; undefined if it is not among them. */
    findPosition: (id: number, filter: PhotoFilter) =>
      findPhotoPosition(connection, id, { ...filter, nowMs: now() }),
  };
}
