import { ApiError } from '../http/ApiError';
import type { ReadOptions, Transport } from '../http/createTransport';
import type { Answer } from '../http/parseAnswer';
import { demand } from '../reading/demand';
import { readPage, type Page } from '../reading/readPage';
import { isRecord, readId, readMoment } from '../reading/values';
import { readSavedMap, type SavedMap } from './readSaved';
import { savedShapes, type SavedGroup, type SavedShape } from './shapes';

/** The group's time before and after a write; null where the backend does not say. */
export interface SavedTimes {
  before: string | null;
  after: string | null;
}

export interface CreatedSaved {
  id: number;
  /** Null where the object was saved already and the backend does not say since when. */
  date_created: string | null;
  times: SavedTimes;
}

export interface SavedIdMap extends SavedMap {
  server_time: string | null;
}

/** `completed` is for to-dos alone: true for those that are done, false for the others. */
export interface SavedListParams {
  limit?: number | null;
  offset?: number | null;
  completed?: boolean | null;
}

/** One group of saved things. */
export interface SavedClient<Row = { id: number }> {
  list(params?: SavedListParams, options?: ReadOptions): Promise<Page<Row>>;
  /** Saves an object; one that is saved already is no error. `value` is a rating's stars. */
  create(objectId: number, value?: number): Promise<CreatedSaved>;
  /** Removes a saved thing by its own id; an error of status 404 where there is none. */
  remove(id: number): Promise<{ times: SavedTimes }>;
  ids(options?: ReadOptions): Promise<SavedIdMap>;
}

const LONGEST_PAGE = 100;

const noTimes: SavedTimes = { before: null, after: null };

/** The group's times as a write's answer tells them. */
export function readTimes({ headers }: Answer): SavedTimes {
  return {
    before: readMoment(headers.get('x-saved-before')),
    after: readMoment(headers.get('x-saved-after')),
  };
}

function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

function isDuplicate(error: unknown): boolean {
  return hasStatus(error, 400) && Object.keys(error.fields).join() === 'non_field_errors';
}

/** Creates the client of one group; `readRow` reads a row of its list. */
export function createSavedClient<Row>(
  transport: Transport,
  group: SavedGroup,
  readRow: (value: unknown) => Row | null,
): SavedClient<Row> {
  const shape: SavedShape = savedShapes[group];
  const path = `${group}/` as const;
  const idsPath = `${path}${shape.object}_ids/` as const;

  function readIds(body: unknown, call: string): SavedIdMap {
    const source = isRecord(body) ? body : {};
    const map = demand(readSavedMap(source.results, shape), { call, due: 'results' });
    return { ...map, server_time: readMoment(source.server_time) };
  }

  async function ids(options?: ReadOptions): Promise<SavedIdMap> {
    try {
      return readIds((await transport.get(idsPath, {}, options)).body, `GET ${idsPath}`);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return walkList(options);
    }
  }

  /** A backend without an ids call tells the same in its list, and its time with the first page. */
  async function walkList(options?: ReadOptions): Promise<SavedIdMap> {
    let found: SavedIdMap | undefined;
    for (let offset = 0, size = -1; found?.results.size !== size; offset += LONGEST_PAGE) {
      size = found?.results.size ?? -1;
      const { body } = await transport.get(path, { limit: LONGEST_PAGE, offset }, options);
      const page = readIds(body, `GET ${path}`);
      found ??= page;
      for (const [objectId, id] of page.results) found.results.set(objectId, id);
      for (const [objectId, value] of page.values) found.values.set(objectId, value);
      if (page.results.size < LONGEST_PAGE) break;
    }
    return found as SavedIdMap;
  }

  /** Where the answer does not name the saved thing, the map does; a rating must be the one that was sent. */
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
      return demand(readPage(body, readRow), { call: `GET ${path}`, due: 'a list of results' });
    },
    async create(objectId, value) {
      let answer: Answer;
      try {
        answer = await transport.post(path, { body: { [shape.field]: objectId, value } });
      } catch (error) {
        // Django REST framework refuses a second row; the visitor's wish is fulfilled all the same. A rating's is not.
        const saved = value === undefined && isDuplicate(error) ? await findSaved(objectId) : undefined;
        if (saved) return saved;
        throw error;
      }
      const source = isRecord(answer.body) ? answer.body : {};
      const id = readId(source.id);
      if (id === null) {
        return demand(await findSaved(objectId, value), {
          call: `POST ${path}`,
          due: 'the id of what was saved',
        });
      }
      return { id, date_created: readMoment(source.date_created), times: readTimes(answer) };
    },
    async remove(id) {
      return { times: readTimes(await transport.delete(`${path}${id}/`)) };
    },
    ids,
  };
}
