import type { Transport } from '../http/createTransport';
import { readListing } from '../listings/readListing';
import { isRecord, readNumber } from '../reading/values';
import { createSavedClient, type SavedClient } from '../saved/client';
import { readSavedRow } from '../saved/readSaved';
import type { Rating } from './contract';

export type RatingsClient = SavedClient<Rating>;

function readRating(source: unknown): Rating | null {
  const row = readSavedRow(source, { object: 'listing', readObject: readListing });
  const value = isRecord(source) ? readNumber(source.value) : null;
  return row && value !== null ? { ...row, value } : null;
}

export function createRatingsClient(transport: Transport): RatingsClient {
  return createSavedClient(transport, 'ratings', readRating);
}
