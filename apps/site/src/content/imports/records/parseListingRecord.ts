import { getWebsiteUrl } from '@cityguide/site-config/formats';
import type { RawRecord } from '../ContentKind';
import { createRecordReader, quote, type RecordReader } from './createRecordReader';
import { readOpeningHours } from './readOpeningHours';
import { readPath } from './readPath';
import { readPhone } from './readPhone';
import { readPictures } from './readPictures';
import { readPosition } from './readPosition';
import { readPrice } from './readPrice';

export const listingFields = [
  'name',
  'type',
  'category',
  'address',
  'neighbourhood',
  'latitude',
  'longitude',
  'phone',
  'website',
  'description',
  'pictures',
  'rating',
  'opening_hours',
  'price',
  'menu_url',
  'booking_url',
  'food_safety_id',
  'published',
  'path',
] as const;

export type ListingRecord = ReturnType<typeof readListing>;

/** A listing as it comes from elsewhere. What is undefined is left as the site has it. */
export function parseListingRecord(input: RawRecord) {
  const reader = createRecordReader(input);
  const record = readListing(reader);
  return { record, problems: reader.problems };
}

function readListing(reader: RecordReader) {
  reader.reportUnknown(listingFields);
  return {
    name: reader.readRequiredText('name', { max: 200 }),
    /** `restaurants` or `places`; undefined where the category alone says it. */
    type: readType(reader),
    category: readCategory(reader),
    address: reader.readText('address', { max: 300 }),
    neighbourhood: reader.readText('neighbourhood', { max: 100 }),
    ...readPosition(reader),
    phone: readPhone(reader),
    website: readAddress(reader, 'website'),
    description: reader.readText('description', { max: 20_000, isMultiLine: true }),
    pictures: readPictures(reader),
    /** The editors' own. */
    rating: reader.readNumber('rating', [0.5, 5]),
    openingHours: readOpeningHours(reader),
    price: readPrice(reader),
    menuUrl: readAddress(reader, 'menu_url'),
    bookingUrl: readAddress(reader, 'booking_url'),
    foodSafetyId: reader.readText('food_safety_id', { max: 100 }),
    /** Milliseconds since 1970: when it becomes or became public. */
    published: reader.readTime('published'),
    path: readPath(reader, /^\/(?:restaurants|places)\/[a-z0-9][a-z0-9-]*\/$/, '/places/the-name/'),
  };
}

function readType(reader: RecordReader): 'restaurants' | 'places' | undefined {
  const text = reader.readText('type', { max: 100 });
  if (!text) return undefined;
  const type = text.toLowerCase();
  if (/^restaurants?$/.test(type)) return 'restaurants';
  if (/^(places?|lieux?|endroits?)$/.test(type)) return 'places';
  return reader.report(
    'type',
    `${quote(text)} is no type of listing.`,
    'It is Restaurants or Places; its category can be anything.',
  );
}

/** A listing has one category: of several, written with `;` or `|` between them, the first. */
function readCategory(reader: RecordReader): string {
  const { category } = reader.input;
  const first: unknown = Array.isArray(category) ? category[0] : category;
  const single = createRecordReader({ category: typeof first === 'string' ? first.split(/[;|]/)[0] : first });
  const text = single.readRequiredText('category', { max: 100 });
  reader.problems.push(...single.problems);
  return text;
}

function readAddress(
  reader: RecordReader,
  field: 'website' | 'menu_url' | 'booking_url',
): string | undefined {
  const text = reader.readText(field, { max: 500 });
  if (!text) return text;
  const address = getWebsiteUrl(text);
  if (address !== undefined) return address;
  return reader.report(
    field,
    `${quote(text)} is no address of a website.`,
    'Write it as https://example.ca, or leave it empty.',
  );
}
