import type { Transport } from '../http/createTransport';
import { readListing } from '../listings/readListing';
import { createSavedClient, type SavedClient } from '../saved/client';
import { readSavedRow } from '../saved/readSaved';
import type { Favourite } from './contract';

export type FavouritesClient = SavedClient<Favourite>;

export function createFavouritesClient(transport: Transport): FavouritesClient {
  return createSavedClient(transport, 'favourites', (row) =>
    readSavedRow(row, { object: 'listing', readObject: readListing }),
  );
}
