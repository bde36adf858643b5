import { isObject } from '../rows/parseJsonObject';
import { quote, type RecordReader } from './createRecordReader';

/** A picture by its address: `https://…`, or `/images/…` for one that this site has. */
export interface PictureRecord {
  address: string;
  /** What it shows, for those who do not see it; empty if unknown. */
  description: string;
  /** Pixels, where the record says them: needed for photos that the site has. */
  width: number | undefined;
  height: number | undefined;
}

const MAX_PICTURES = 50;
const MAX_ADDRESS = 2000;
const MAX_DESCRIPTION = 1000;
const MAX_PIXELS = 100_000;
const OWN_PICTURE = /^\/images\/(?!.*\.\.)[\w./ -]+$/;

/** Pictures in their order, the main one first: a list, or text with an address per line or between `|`. */
export function readPictures(reader: RecordReader): PictureRecord[] | undefined {
  const value = reader.input.pictures;
  if (value === undefined) return undefined;
  if (value === null) return [];
  const items: readonly unknown[] =
    typeof value === 'string' ? value.split(/[\n|]/) : Array.isArray(value) ? value : [value];
  const pictures = items.flatMap((item) => readPicture(reader, item));
  if (pictures.length > MAX_PICTURES)
    reader.report('pictures', `There are ${pictures.length}.`, `Keep the ${MAX_PICTURES} best.`);
  return pictures;
}

function readPicture(reader: RecordReader, item: unknown): PictureRecord[] {
  const {
    address: given,
    description,
    width,
    height,
  } = isObject(item) ? item : { address: item, description: '', width: undefined, height: undefined };
  const address = typeof given === 'string' ? given.trim() : '';
  if (address === '' && typeof given === 'string') return [];
  if (!isPictureAddress(address)) {
    reader.report(
      'pictures',
      `${quote(given)} is no address of a picture.`,
      'Write it as https://example.ca/picture.jpg.',
    );
    return [];
  }
  return [
    {
      address,
      description:
        typeof description === 'string' ? description.normalize('NFC').trim().slice(0, MAX_DESCRIPTION) : '',
      width: readPixels(width),
      height: readPixels(height),
    },
  ];
}

const readPixels = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_PIXELS
    ? value
    : undefined;

function isPictureAddress(address: string): boolean {
  if (address.length > MAX_ADDRESS) return false;
  return OWN_PICTURE.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address));
}
