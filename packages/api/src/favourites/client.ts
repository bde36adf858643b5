import { ApiError } from '../http/ApiError';
import type { ReadOptions, Transport } from '../http/createTransport';
import type { Answer } from '../http/parseAnswer';
import { demand } from '../reading/demand';
import { readPage, type Page } from '../reading/readPage';
import { isRecord, readId, readMoment } from '../reading/values';
import type { Favourite } from './contract';
import { readFavourite, readFavouriteIds } from './readFavourite';

/** The group's time before and after a write; null where the backend does not say. */
export interface SavedTimes {
  before: string | null;
  after: string | null;
}

export interface CreatedFavourite {
  /** `date_created` is null where the listing was saved already and the backend does not say since when. */
  favourite: { id: number; listing: number; date_created: string | null };
  times: SavedTimes;
}

export interface FavouriteIdMap {
  /** Listing id → favourite id. */
  results: Map<number, number>;
  server_time: string | null;
}

export interface FavouritesClient {
  list(
    params?: { limit?: number | null; offset?: number | null },
    options?: ReadOptions,
  ): Promise<Page<Favourite>>;
  /** Saves a listing; one that is saved already is no error. */
  create(listingId: number): Promise<CreatedFavourite>;
  /** Removes a favourite by its own id; an error of status 404 where there is none. */
  remove(id: number): Promise<{ times: SavedTimes }>;
  listingIds(options?: ReadOptions): Promise<FavouriteIdMap>;
}

const NO_TIMES: SavedTimes = { before: null, after: null };

function readTimes({ headers }: Answer): SavedTimes {
  return {
    before: readMoment(headers.get('x-saved-before')),
    after: readMoment(headers.get('x-saved-after')),
  };
}

function isDuplicate(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 400 &&
    Object.keys(error.fields).join() === 'non_field_errors'
  );
}

export function createFavouritesClient(transport: Transport): FavouritesClient {
  async function listingIds(options?: ReadOptions): Promise<FavouriteIdMap> {
    const { body } = await transport.get('favourites/listing_ids/', {}, options);
    const source = isRecord(body) ? body : {};
    const results = demand(readFavouriteIds(source.results), {
      call: 'GET favourites/listing_ids/',
      due: 'results',
    });
    return { results, server_time: readMoment(source.server_time) };
  }

  /** Where the answer does not name the favourite, the map does. */
  async function findSaved(listingId: number): Promise<CreatedFavourite | undefined> {
    const id = (await listingIds()).results.get(listingId);
    return id === undefined
      ? undefined
      : { favourite: { id, listing: listingId, date_created: null }, times: NO_TIMES };
  }

  return {
    async list({ limit, offset } = {}, options) {
      const { body } = await transport.get('favourites/', { limit, offset }, options);
      return demand(readPage(body, readFavourite), { call: 'GET favourites/', due: 'a list of results' });
    },
    async create(listingId) {
      let answer: Answer;
      try {
        answer = await transport.post('favourites/', { body: { listing: listingId } });
      } catch (error) {
        // Django REST framework refuses a second row; the visitor's wish is fulfilled all the same.
        const saved = isDuplicate(error) ? await findSaved(listingId) : undefined;
        if (saved) return saved;
        throw error;
      }
      const source = isRecord(answer.body) ? answer.body : {};
      const id = readId(source.id);
      if (id === null) {
        return demand(await findSaved(listingId), {
          call: 'POST favourites/',
          due: 'the id of the favourite',
        });
      }
      const favourite = { id, listing: listingId, date_created: readMoment(source.date_created) };
      return { favourite, times: readTimes(answer) };
    },
    async remove(id) {
      return { times: readTimes(await transport.delete(`favourites/${id}/`)) };
    },
    listingIds,
  };
}
