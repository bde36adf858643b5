import { setTimeout as wait } from 'node:timers/promises';
import type { ContentKind, ContentResult } from '@cityguide/api/contract';
import { createNotFoundError, createValidationError } from '../../platform/api/HttpError';
import type { Database } from '../../platform/database/Database';
import { isUniqueViolation } from '../../platform/database/isUniqueViolation';
import type { FieldProblem, RawRecord } from '../imports/ContentKind';
import { putRecord } from '../imports/putRecord';
import { parseExternalKey, parseRecord } from '../imports/records/parseRecord';
import { withdrawRecord } from '../imports/withdrawRecord';
import { createBringInPicture } from '../pictures/createBringInPicture';
import type { PictureImporter } from '../pictures/createPictureImporter';
import { isWriteConflict } from './isWriteConflict';

/** Two programs that write the same object at once get along after one of these. */
const MAX_TRIES = 6;
const MAX_PAUSE_MS = 60;

export type ContentWriter = ReturnType<typeof createContentWriter>;

/** An object by its external key. */
export interface ContentAddress {
  kind: ContentKind;
  /** As it was sent. */
  key: unknown;
}

/** Writes and withdraws single objects by their external keys; each is written as a whole or not at all. */
export function createContentWriter({ database, pictures, now }: ContentWriterOptions) {
  /**
   * @param untilMs when the request has to be answered; pictures that take longer are left out
   * @throws {HttpError} 400 with what is wrong, by field
   */
  async function put(
    address: ContentAddress & { record: RawRecord },
    untilMs: number,
  ): Promise<ContentResult> {
    const { kind } = address;
    const key = readKey(address.key);
    const { content, problems: errors } = parseRecord(kind, address.record);
    if (!content) throw createValidationError(groupByField(errors));
    const bringInPicture = createBringInPicture(pictures, untilMs);
    const { id, outcome, problems } = await retryConflicts(() =>
      putRecord({ database, now, bringInPicture }, { key, content }),
    );
    const share_url = await findPath(kind, id);
    return { key, result: outcome, id, share_url, problems: groupByField(problems) };
  }

  /** @throws {HttpError} 404 if nothing was ever written under this key */
  async function withdraw(address: ContentAddress): Promise<ContentResult> {
    const { kind } = address;
    const key = readKey(address.key);
    const before = await findByKey(kind, key);
    if (!before) throw createNotFoundError();
    const id = (await retryConflicts(() => withdrawRecord({ database, now }, { kind, key }))) ?? before.id;
    const result = before.date_withdrawn === null ? 'withdrawn' : 'unchanged';
    return { key, result, id, share_url: null, problems: {} };
  }

  /** Another process may write the same new key, or hold the database: then the same again finds what is there. */
  async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await write();
      } catch (error) {
        const isConflict = isUniqueViolation(error, database.engine) || isWriteConflict(error);
        if (!isConflict || tried === MAX_TRIES) throw error;
        await wait(Math.random() * MAX_PAUSE_MS * tried);
      }
    }
  }

  function findByKey(kind: ContentKind, key: string) {
    return database.query
      .selectFrom(kind)
      .select(['id', 'date_withdrawn'])
      .where('external_key', '=', key)
      .executeTakeFirst();
  }

  async function findPath(kind: ContentKind, id: number): Promise<string | null> {
    const row = await database.query
      .selectFrom(kind)
      .select('path')
      .where('id', '=', id)
      .where('date_withdrawn', 'is', null)
      .executeTakeFirst();
    return row?.path ?? null;
  }

  return { put, withdraw };
}

interface ContentWriterOptions {
  database: Database;
  pictures: PictureImporter;
  now(): number;
}

function readKey(text: unknown): string {
  const key = parseExternalKey(text);
  if (key !== undefined) return key;
  throw createValidationError({
    key: ['An external key has 1 to 300 characters, and no control characters.'],
  });
}

function groupByField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const { field, problem, advice } of problems)
    messages.set(field, [...(messages.get(field) ?? []), `${problem} ${advice}`]);
  return Object.fromEntries(messages);
}
