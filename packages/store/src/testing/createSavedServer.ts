import type { SavedGroup } from '@cityguide/api/client';
import { savedMembers } from '../saved/savedGroups';
import type { FakeApi } from './createFakeServices';
import { statusFault } from './refusals';

export interface SavedServer {
  /** Object id → id of the saved thing. */
  saved: Map<number, number>;
  /** Object id → stars, or 1 and 0 for a to-do. */
  values: Map<number, number>;
  /** Requests in order, as in `POST 42`, `PATCH 101 1` and `DELETE 101`. */
  log: string[];
  /** Time of the last change, as in `last_updates`. */
  time(): string;
  /** A write by another device. */
  saveElsewhere(objectId: number, value?: number): void;
  /** Lets the next requests fail with these errors. */
  fail(...errors: unknown[]): void;
}

interface ServerSettings {
  group?: SavedGroup;
  saved?: Record<number, number>;
  /** False for a backend that does not say the times of its writes. */
  saysTimes?: boolean;
  /** How long answers travel; by request where it is a function. */
  delayMs?: number | ((request: string) => number);
}

const firstMinuteMs = Date.parse('2026-11-27T15:00:00.000Z');

/** One group of one member on a server, reached through these fake clients. */
export function createSavedServer(
  apis: readonly FakeApi[],
  { group = 'favourites', saved: given = {}, saysTimes = true, delayMs = 0 }: ServerSettings = {},
): SavedServer {
  const saved = new Map(Object.entries(given).map(([objectId, id]) => [Number(objectId), id]));
  const values = new Map<number, number>();
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
    const wait = typeof delayMs === 'number' ? delayMs : delayMs(request);
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    if (failure !== undefined) throw failure;
    return result as T;
  }

  function save(objectId: number, value: number | undefined) {
    nextId += saved.has(objectId) ? 0 : 1;
    saved.set(objectId, saved.get(objectId) ?? nextId);
    if (value !== undefined) values.set(objectId, value);
  }

  function objectOf(id: number): number {
    const entry = [...saved].find(([, savedId]) => savedId === id);
    if (!entry) throw statusFault(404);
    return entry[0];
  }

  for (const api of apis) {
    const { ids, create, remove } = api[savedMembers[group]];
    api.profiles.hi.mockImplementation(async () => ({ id: 7, last_updates: { [group]: time() } }));
    ids.mockImplementation(() =>
      answer('GET ids', () => ({
        results: new Map(saved),
        values: new Map(group === 'ratings' ? values : []),
        server_time: time(),
      })),
    );
    create.mockImplementation((objectId: number, value?: number) =>
      answer(`POST ${objectId} ${value ?? ''}`.trim(), () => {
        const times = change(() => save(objectId, value));
        return { id: saved.get(objectId) ?? 0, date_created: time(), times };
      }),
    );
    remove.mockImplementation((id: number) =>
      answer(`DELETE ${id}`, () => {
        const objectId = objectOf(id);
        values.delete(objectId);
        return { times: change(() => saved.delete(objectId)) };
      }),
    );
    if (group !== 'todos') continue;
    api.todos.update.mockImplementation((id, isDone) =>
      answer(`PATCH ${id} ${Number(isDone)}`, () => {
        const objectId = objectOf(id);
        return { times: change(() => values.set(objectId, Number(isDone))) };
      }),
    );
  }

  return {
    saved,
    values,
    log,
    time,
    saveElsewhere: (objectId, value) => void change(() => save(objectId, value)),
    fail: (...errors) => {
      failures = errors;
    },
  };
}
