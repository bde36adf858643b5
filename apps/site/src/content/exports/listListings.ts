import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { Tables } from '../../platform/database/tables';
import { groupBy } from '../imports/rows/groupBy';
import type { ExportedRecord } from './listRecords';
import { formatTime, readInParts, toPicture } from './readInParts';

/** All listings with the editors' pictures; members' photos are theirs. */
export async function* listListings({ query }: Database): AsyncGenerator<ExportedRecord> {
  for await (const rows of readInParts(({ afterId, limit }) => readRows(query, afterId, limit))) {
    const photos = groupBy(await readPhotos(query, rows), ({ listing_id: id }) => id);
    for (const row of rows) {
      const others = (photos.get(row.id) ?? []).map((photo) => ({
        ...toPicture(photo.image_path),
        description: photo.description,
        width: photo.width,
        height: photo.height,
        added: formatTime(photo.creation_date),
        photo: true,
      }));
      yield {
        key: row.external_key ?? row.path,
        name: row.name,
        type: row.type,
        category: row.category,
        address: row.address,
        neighbourhood: row.neighbourhood ?? '',
        latitude: row.latitude,
        longitude: row.longitude,
        phone: row.phone,
        website: row.website,
        description: row.description,
        pictures: [...(row.image_path === null ? [] : [toPicture(row.image_path)]), ...others],
        rating: row.editors_rating,
        opening_hours: row.opening_hours,
        price: row.price,
        menu_url: row.menu_url,
        booking_url: row.booking_url,
        food_safety_id: row.dinesafe_establishment_id ?? '',
        published: formatTime(row.date_published),
        path: row.path,
      };
    }
  }
}

function readRows(query: Kysely<Tables>, afterId: number, limit: number) {
  return query
    .selectFrom('listings')
    .innerJoin('listing_types', 'listing_types.id', 'listings.type_id')
    .innerJoin('listing_sub_types', 'listing_sub_types.id', 'listings.sub_type_id')
    .leftJoin('neighbourhoods', 'neighbourhoods.id', 'listings.neighbourhood_id')
    .selectAll('listings')
    .select(['listing_types.name as type', 'listing_sub_types.name as category'])
    .select('neighbourhoods.name as neighbourhood')
    .where('listings.id', '>', afterId)
    .where('listings.date_withdrawn', 'is', null)
    .orderBy('listings.id')
    .limit(limit)
    .execute();
}

function readPhotos(query: Kysely<Tables>, listings: readonly { id: number }[]) {
  return query
    .selectFrom('photos')
    .select(['listing_id', 'image_path', 'description', 'width', 'height', 'creation_date'])
    .where(
      'listing_id',
      'in',
      listings.map(({ id }) => id),
    )
    .where('profile_id', 'is', null)
    .where('date_withdrawn', 'is', null)
    .orderBy('id')
    .execute();
}
