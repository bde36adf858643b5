import type { Kysely } from 'kysely';
import { foldText } from '@cityguide/site-config/formats';
import type { Tables } from '../../../platform/database/tables';
import { createSearchText } from '../../../platform/text/createSearchText';
import type { ListingRecord } from '../records/parseListingRecord';
import type { Columns, ExistingRow } from './Columns';
import type { Point, References } from './createReferences';

interface RowContext {
  query: Kysely<Tables>;
  references: References;
  existing: ExistingRow | undefined;
  nowMs: number;
}

/** The columns of a listing, without its path and pictures; what the record leaves out is as it was. */
export async function toListingColumns(
  record: ListingRecord,
  { query, references, existing, nowMs }: RowContext,
): Promise<Columns> {
  const keep = <T extends string | number | null>(value: T | undefined, column: string, otherwise: T) =>
    value === undefined ? (existing?.[column] ?? otherwise) : value;
  const category = await references.findCategory(query, record.category, record.type);
  const latitude = keep(record.latitude, 'latitude', null);
  const longitude = keep(record.longitude, 'longitude', null);
  const address = String(keep(record.address, 'address', ''));
  const isUnplaced = record.neighbourhood === undefined && record.latitude === undefined && existing;
  const neighbourhood = isUnplaced
    ? undefined
    : await references.findNeighbourhood(query, record.neighbourhood, toPoint(latitude, longitude));
  const neighbourhoodId =
    neighbourhood === undefined ? (existing?.neighbourhood_id ?? null) : (neighbourhood?.id ?? null);
  const neighbourhoodName =
    neighbourhood === undefined
      ? await references.findNeighbourhoodName(query, neighbourhoodId)
      : neighbourhood?.name;
  const { name } = record;
  return {
    name,
    sort_name: foldText(name),
    address,
    phone: keep(record.phone, 'phone', ''),
    website: keep(record.website, 'website', ''),
    editors_rating: keep(record.rating, 'editors_rating', null),
    latitude,
    longitude,
    type_id: category.typeId,
    sub_type_id: category.id,
    neighbourhood_id: neighbourhoodId,
    dinesafe_establishment_id: keep(
      record.foodSafetyId === '' ? null : record.foodSafetyId,
      'dinesafe_establishment_id',
      null,
    ),
    opening_hours: keep(record.openingHours, 'opening_hours', ''),
    price: keep(record.price, 'price', null),
    menu_url: keep(record.menuUrl, 'menu_url', ''),
    booking_url: keep(record.bookingUrl, 'booking_url', ''),
    date_published: keep(record.published ?? undefined, 'date_published', nowMs),
    description: keep(record.description, 'description', ''),
    search_text: createSearchText([name, address, category.name, category.typeName, neighbourhoodName]),
  };
}

function toPoint(latitude: string | number | null, longitude: string | number | null): Point | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
