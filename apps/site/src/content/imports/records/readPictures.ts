import { isObject, parseJsonObject } from '../rows/parseJsonObject';
import { quote, type RecordReader } from './createRecordReader';

/** A picture by its address: `https://…`, or `/images/…` for one that this site has. */
export interface PictureRecord {
  address: string;
  /** What it shows, for those who do not see it; empty if unknown. */
  description: string;
  /** Pixels, where the record says them: needed for photos that the site has. */
  width: number | undefined;
  height: number | undefined;
  /** When it was taken or added, in milliseconds since 1970; of what has no date it is the time of the import. */
  addedMs: number | undefined;
  /** Also where it is the first one: a photo of a listing that has no main picture. */
  isPhoto: boolean;
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
  const items = listItems(value);
  const pictures = items.flatMap((item) => readPicture(reader, item));
  if (pictures.length > MAX_PICTURES)
    reader.report('pictures', `There are ${pictures.length}.`, `Keep the ${MAX_PICTURES} best.`);
  return pictures;
}

/** In a cell of a spreadsheet they are JSON, as an export writes them, or addresses with `|` between them. */
function listItems(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  const text = value.trim();
  const { pictures } = (text.startsWith('[') ? parseJsonObject(`{"pictures":${text}}`) : undefined) ?? {};
  return Array.isArray(pictures) ? pictures : text.split(/[\n|]/);
}

function readPicture(reader: RecordReader, item: unknown): PictureRecord[] {
  const {
    address: given,
    description,
    width,
    height,
    added,
    photo,
  } = isObject(item) ? item : { address: item, description: '' };
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
      addedMs: typeof added === 'string' ? Date.parse(added) || undefined : undefined,
      isPhoto: photo === true,
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
