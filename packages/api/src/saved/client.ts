import { ApiError } from '../http/ApiError';
import type { ReadOptions, Transport } from '../http/createTransport';
import type { ApiResponse } from '../http/parseResponse';
import { requireValue } from '../reading/requireValue';
import { readPage, type Page } from '../reading/readPage';
import { isRecord, readId, readTimestamp } from '../reading/values';
import { readSavedMap, type SavedMap } from './readSaved';
import { savedShapes, type SavedGroupName, type SavedShape } from './savedShapes';

/** The group's time before and after a write; null if the backend does not return it. */
export interface SavedTimes {
  before: string | null;
  after: string | null;
}

export interface CreatedSaved {
  id: number;
  /** Null where the object was saved already and the backend does not return since when. */
  date_created: string | null;
  times: SavedTimes;
}

export interface SavedIdMap extends SavedMap {
  server_time: string | null;
}

/** `completed` is for to-dos only: true for those that are done, false for the others. */
export interface SavedListParams {
  limit?: number | null;
  offset?: number | null;
  completed?: boolean | null;
}

/** One saved group. */
export interface SavedClient<Row = { id: number }> {
  list(params?: SavedListParams, options?: ReadOptions): Promise<Page<Row>>;
  /** Saves an object; one that is saved already is not an error. `value` is a rating's stars. */
  create(objectId: number, value?: number): Promise<CreatedSaved>;
  /** Removes a saved entry by its own id; an error of status 404 where there is none. */
  remove(id: number): Promise<{ times: SavedTimes }>;
  ids(options?: ReadOptions): Promise<SavedIdMap>;
}

const MAX_PAGE_SIZE = 100;

const noTimes: SavedTimes = { before: null, after: null };

/** The group's times in a write's response. */
export function readTimes({ headers }: ApiResponse): SavedTimes {
  return {
    before: readTimestamp(headers.get('x-saved-before')),
    after: readTimestamp(headers.get('x-saved-after')),
  };
}

function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

function isDuplicate(error: unknown): boolean {
  return hasStatus(error, 400) && Object.keys(error.fields).join() === 'non_field_errors';
}

/** Creates the client of one group; `readRow` parses a row of its list. */
export function createSavedClient<Row>(
  transport: Transport,
  group: SavedGroupName,
  readRow: (value: unknown) => Row | null,
): SavedClient<Row> {
  const shape: SavedShape = savedShapes[group];
  const path = `${group}/` as const;
  const idsPath = `${path}${shape.object}_ids/` as const;

  function readIds(body: unknown, call: string): SavedIdMap {
    const source = isRecord(body) ? body : {};
    const map = requireValue(readSavedMap(source.results, shape), { call, expected: 'results' });
    return { ...map, server_time: readTimestamp(source.server_time) };
  }

  async function ids(options?: ReadOptions): Promise<SavedIdMap> {
    try {
      return readIds((await transport.get(idsPath, {}, options)).body, `GET ${idsPath}`);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return fetchAllPages(options);
    }
  }

  /** A backend without an ids request has the same data in its list, and its time on the first page. */
  async function fetchAllPages(options?: ReadOptions): Promise<SavedIdMap> {
    let found: SavedIdMap | undefined;
    for (let offset = 0, size = -1; found?.results.size !== size; offset += MAX_PAGE_SIZE) {
      size = found?.results.size ?? -1;
      const { body } = await transport.get(path, { limit: MAX_PAGE_SIZE, offset }, options);
      const page = readIds(body, `GET ${path}`);
      found ??= page;
      for (const [objectId, id] of page.results) found.results.set(objectId, id);
      for (const [objectId, value] of page.values) found.values.set(objectId, value);
      if (page.results.size < MAX_PAGE_SIZE) break;
    }
    return found as SavedIdMap;
  }

  /** Where the response does not contain the saved entry, the map does; a rating must be the one that was sent. */
  async function findSaved(objectId: number, value?: number): Promise<CreatedSaved | undefined> {
    const { results, values } = await ids();
    const id = results.get(objectId);
    if (id === undefined || (value !== undefined && values.get(objectId) !== value)) return undefined;
    return { id, date_created: null, times: noTimes };
  }

  return {
    async list({ limit, offset, completed } = {}, options) {
      const query = { limit, offset, completed: completed == null ? undefined : Number(completed) };
      const { body } = await transport.get(path, query, options);
      return requireValue(readPage(body, readRow), { call: `GET ${path}`, expected: 'a list of results' });
    },
    async create(objectId, value) {
      let answer: ApiResponse;
      try {
        answer = await transport.post(path, { body: { [shape.field]: objectId, value } });
      } catch (error) {
        // Django REST framework rejects a second row; the object is saved all the same. A rating's value is not.
        const saved = value === undefined && isDuplicate(error) ? await findSaved(objectId) : undefined;
        if (saved) return saved;
        throw error;
      }
      const source = isRecord(answer.body) ? answer.body : {};
      const id = readId(source.id);
      if (id === null) {
        return requireValue(await findSaved(objectId, value), {
          call: `POST ${path}`,
          expected: 'the id of what was saved',
        });
      }
      return { id, date_created: readTimestamp(source.date_created), times: readTimes(answer) };
    },
    async remove(id) {
      return { times: readTimes(await transport.delete(`${path}${id}/`)) };
    },
    ids,
  };
}
