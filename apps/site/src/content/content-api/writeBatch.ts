import { setImmediate } from 'node:timers/promises';
import type { BatchResult, ContentKind } from '@cityguide/api/contract';
import type { HttpError } from '../../platform/api/HttpError';
import { findHttpError } from '../../platform/api/findHttpError';
import type { RawRecord } from '../imports/ContentKind';
import type { ContentWriter } from './createContentWriter';

export interface BatchItem {
  key?: unknown;
  withdraw?: true | undefined;
  record?: unknown;
}

interface BatchOptions {
  writer: ContentWriter;
  kind: ContentKind;
  /** When the request has to be answered, in milliseconds since 1970. */
  untilMs: number;
  /** Whether the token still counts. */
  isAccepted(): Promise<boolean>;
}

/** Writes the items in their order. One that is refused does not stop the others; each has its own result. */
export async function writeBatch(
  items: readonly BatchItem[],
  { writer, kind, untilMs, isAccepted }: BatchOptions,
): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const item of items) {
    // SQLite answers without ever giving way: others must not wait for a whole batch.
    await setImmediate();
    if (Date.now() >= untilMs) results.push(describe(item, 'postponed', NO_TIME));
    else if (await isAccepted()) results.push(await writeItem(item));
    else results.push(describe(item, 'refused', TOKEN_ENDED));
  }
  return results;

  async function writeItem(item: BatchItem): Promise<BatchResult> {
    const { key, withdraw, record } = item;
    try {
      if (withdraw) return { ...(await writer.withdraw({ kind, key })), errors: null };
      if (!isRecord(record)) return describe(item, 'refused', NO_RECORD);
      return { ...(await writer.put({ kind, key, record }, untilMs)), errors: null };
    } catch (error) {
      const httpError = findHttpError(error);
      if (!httpError) throw error;
      return describe(item, httpError.status === 503 ? 'postponed' : 'refused', httpError.body);
    }
  }
}

const NO_TIME = { detail: 'There was no time left for it. Send it again.' };
const TOKEN_ENDED = { detail: 'The token has ended.' };
const NO_RECORD = { record: ['Send an object with the fields, or "withdraw": true.'] };

function describe(
  { key }: BatchItem,
  result: 'refused' | 'postponed',
  errors: HttpError['body'],
): BatchResult {
  return { key: String(key ?? ''), result, id: null, share_url: null, problems: {}, errors };
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
