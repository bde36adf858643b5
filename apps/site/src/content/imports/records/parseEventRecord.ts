import type { RawRecord } from '../ContentKind';
import { createRecordReader, type RecordReader } from './createRecordReader';
import { readPath } from './readPath';
import { readPictures } from './readPictures';

export const eventFields = [
  'name',
  'start',
  'end',
  'listing',
  'address',
  'price',
  'description',
  'pictures',
  'cancelled',
  'published',
  'path',
  'calendar_uid',
] as const;

export type EventRecord = ReturnType<typeof readEvent>;

/** An event as it comes from elsewhere. What is undefined is left as the site has it. */
export function parseEventRecord(input: RawRecord) {
  const reader = createRecordReader(input);
  const record = readEvent(reader);
  return { record, problems: reader.problems };
}

function readEvent(reader: RecordReader) {
  reader.reportUnknown(eventFields);
  const start = reader.readTime('start');
  const end = reader.readTime('end');
  if (start === undefined || start === null) {
    if (!reader.problems.some(({ field }) => field === 'start'))
      reader.report('start', 'It is missing.', 'Every event needs the time at which it starts.');
  } else if (typeof end === 'number' && end < start)
    reader.report('end', 'It is before the start.', 'Correct one of them, or leave the end empty.');
  const listing = reader.readText('listing', { max: 300 });
  const address = reader.readText('address', { max: 300 });
  if (!listing && !address)
    reader.report(
      'address',
      'It is missing.',
      'An event is at an address or a listing; a mapping file can give one address to all.',
    );
  return {
    name: reader.readRequiredText('name', { max: 200 }),
    /** Milliseconds since 1970. */
    start: start ?? 0,
    end,
    /** The external key or the path of the listing it takes place at. */
    listing,
    address,
    price: reader.readText('price', { max: 100 }),
    description: reader.readText('description', { max: 20_000, isMultiLine: true }),
    pictures: readPictures(reader),
    /** When it was cancelled; null or undefined for an event that takes place. */
    cancelled: reader.readTime('cancelled'),
    published: reader.readTime('published'),
    path: readPath(reader, /^\/events\/[a-z0-9][a-z0-9-]*\/$/, '/events/the-name/'),
    calendarUid: reader.readText('calendar_uid', { max: 300 }),
  };
}
