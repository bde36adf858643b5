import { readNamed } from '../reading/readNamed';
import { isRecord, readFlag, readMoment } from '../reading/values';
import type { CityEvent } from './contract';

/** Reads an event; null where it has no id or no name. */
export function readEvent(value: unknown): CityEvent | null {
  const named = readNamed(value, ['share_url', 'image_url', 'address', 'price', 'description']);
  if (!named || !isRecord(value)) return null;
  return {
    ...named,
    start: readMoment(value.start),
    end: readMoment(value.end),
    listing: readNamed(value.listing, ['share_url']),
    is_cancelled: readFlag(value.is_cancelled),
  };
}
