import { readNamedRecord } from '../reading/readNamedRecord';
import { isRecord, readFlag, readTimestamp } from '../reading/values';
import type { CityEvent } from './contract';

/** Parses an event; null if it has no id or no name. */
export function readEvent(value: unknown): CityEvent | null {
  const named = readNamedRecord(value, ['share_url', 'image_url', 'address', 'price', 'description']);
  if (!named || !isRecord(value)) return null;
  return {
    ...named,
    start: readTimestamp(value.start),
    end: readTimestamp(value.end),
    listing: readNamedRecord(value.listing, ['share_url']),
    is_cancelled: readFlag(value.is_cancelled),
  };
}
