import type { SavedGroupName } from '@cityguide/api/client';
import { storeKeyByGroup } from '../saved/createSavedGroups';
import type { FakeApi } from './createFakeServices';
import { createStatusError } from './apiErrors';

export interface SavedServer {
  /** Object id → id of the saved entry. */
  saved: Map<number, number>;
  /** Object id → stars, or 1 and 0 for a to-do. */
  values: Map<number, number>;
  /** Requests in order, such as `POST 42`, `PATCH 101 1` and `DELETE 101`. */
  log: string[];
  /** Time of the last change, as in `last_updates`. */
  time(): string;
  /** A write by another device. */
  saveElsewhere(objectId: number, value?: number): void;
  /** Makes the next requests fail with these errors. */
  fail(...errors: unknown[]): void;
}

interface SavedServerOptions {
  group?: SavedGroupName;
  saved?: Record<number, number>;
  /** False for a backend that does not return the times of its writes. */
  sendsTimes?: boolean;
  /** The delay of responses; by request where it is a function. */
  delayMs?: number | ((request: string) => number);
}

const firstMinuteMs = Date.parse('2026-11-27T15:00:00.000Z');

/** One group of one member on a server, accessed through these fake clients. */
export function createSavedServer(
  apis: readonly FakeApi[],
  { group = 'favourites', saved: initialSaved = {}, sendsTimes = true, delayMs = 0 }: SavedServerOptions = {},
): SavedServer {
  const saved = new Map(Object.entries(initialSaved).map(([objectId, id]) => [Number(objectId), id]));
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
    return sendsTimes ? { before, after: time() } : { before: null, after: null };
  }

  async function respond<T>(request: string, createResponse: () => T): Promise<T> {
    log.push(request);
    const failure = failures.shift();
    // As on a real server, the write is done first and then the response is sent.
    const result = failure === undefined ? createResponse() : undefined;
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

  function getObjectId(id: number): number {
    const entry = [...saved].find(([, savedId]) => savedId === id);
    if (!entry) throw createStatusError(404);
    return entry[0];
  }

  for (const api of apis) {
    const { ids, create, remove } = api[storeKeyByGroup[group]];
    api.profiles.hi.mockImplementation(async () => ({ id: 7, last_updates: { [group]: time() } }));
    ids.mockImplementation(() =>
      respond('GET ids', () => ({
        results: new Map(saved),
        values: new Map(group === 'ratings' ? values : []),
        server_time: time(),
      })),
    );
    create.mockImplementation((objectId: number, value?: number) =>
      respond(`POST ${objectId} ${value ?? ''}`.trim(), () => {
        const times = change(() => save(objectId, value));
        return { id: saved.get(objectId) ?? 0, date_created: time(), times };
      }),
    );
    remove.mockImplementation((id: number) =>
      respond(`DELETE ${id}`, () => {
        const objectId = getObjectId(id);
        values.delete(objectId);
        return { times: change(() => saved.delete(objectId)) };
      }),
    );
    if (group !== 'todos') continue;
    api.todos.update.mockImplementation((id, isDone) =>
      respond(`PATCH ${id} ${Number(isDone)}`, () => {
        const objectId = getObjectId(id);
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
