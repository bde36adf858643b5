import { readFields } from '../reading/readFields';
import { readNamedRecord } from '../reading/readNamedRecord';
import { isRecord, readNumber, readText } from '../reading/values';
import type { HouseAd } from './contract';

/** An own path or a web address: an ad's content must never run as a script. */
const SAFE = /^(https?:\/\/|\/(?![/\\]))/i;
const readUrl = (value: unknown) => {
  const text = readText(value);
  return text && SAFE.test(text) ? text : null;
};

/** Parses a house ad; null if there is nothing to show. */
export function readHouseAd(value: unknown): HouseAd | null {
  const named = readNamedRecord(value, []);
  if (!named || !isRecord(value)) return null;
  const addresses = readFields(value, { names: ['link_url', 'image_url', 'frame_url'], read: readUrl });
  if (!addresses.image_url && !addresses.frame_url) return null;
  return {
    ...named,
    ...addresses,
    width: readNumber(value.width) ?? 0,
    height: readNumber(value.height) ?? 0,
    weight: readNumber(value.weight) ?? 1,
  };
}
