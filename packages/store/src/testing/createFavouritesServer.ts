import { memberGreeting, type FakeApi } from './createFakeServices';
import { statusFault } from './refusals';

export interface FavouritesServer {
  /** Listing id → favourite id. */
  saved: Map<number, number>;
  /** Requests in order, as in `POST 42` and `DELETE 101`. */
  log: string[];
  /** Time of the last change, as in `last_updates`. */
  time(): string;
  /** A write by another device. */
  saveElsewhere(listingId: number): void;
  /** Lets the next requests fail with these errors. */
  fail(...errors: unknown[]): void;
}

interface ServerSettings {
  saved?: Record<number, number>;
  /** False for a backend that does not say the times of its writes. */
  saysTimes?: boolean;
  delayMs?: number;
}

const firstMinuteMs = Date.parse('2026-11-27T15:00:00.000Z');

/** The favourites of one member on a server, reached through these fake clients. */
export function createFavouritesServer(
  apis: readonly FakeApi[],
  { saved: given = {}, saysTimes = true, delayMs = 0 }: ServerSettings = {},
): FavouritesServer {
  const saved = new Map(Object.entries(given).map(([listing, id]) => [Number(listing), id]));
  const log: string[] = [];
  let failures: unknown[] = [];
  let minutes = 0;
  let nextId = 101;

  const time = () => new Date(firstMinuteMs + minutes * 60_000).toISOString();

  function change(write: () => void) {
    const before = time();
    minutes += 1;
    write();
    return saysTimes ? { before, after: time() } : { before: null, after: null };
  }

  async function answer<T>(request: string, give: () => T): Promise<T> {
    log.push(request);
    const failure = failures.shift();
    // As on a real server, the work is done first and then the answer travels.
    const result = failure === undefined ? give() : undefined;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (failure !== undefined) throw failure;
    return result as T;
  }

  function save(listing: number) {
    nextId += 1;
    saved.set(listing, nextId);
  }

  for (const { favourites, profiles } of apis) {
    profiles.hi.mockImplementation(async () => memberGreeting(7, time()));
    favourites.ids.mockImplementation(() =>
      answer('GET ids', () => ({ results: new Map(saved), values: new Map(), server_time: time() })),
    );
    favourites.create.mockImplementation((listing) =>
      answer(`POST ${listing}`, () => {
        const times = change(() => saved.has(listing) || save(listing));
        return { id: saved.get(listing)!, date_created: time(), times };
      }),
    );
    favourites.remove.mockImplementation((id) =>
      answer(`DELETE ${id}`, () => {
        const entry = [...saved].find(([, savedId]) => savedId === id);
        if (!entry) throw statusFault(404);
        return { times: change(() => saved.delete(entry[0])) };
      }),
    );
  }

  return {
    saved,
    log,
    time,
    saveElsewhere: (listingId) => void change(() => save(listingId)),
    fail: (...errors) => {
      failures = errors;
    },
  };
}
