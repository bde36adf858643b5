import type { ContentKind, FieldProblem, RawRecord } from '../ContentKind';
import { articleFields, parseArticleRecord, type ArticleRecord } from './parseArticleRecord';
import { eventFields, parseEventRecord, type EventRecord } from './parseEventRecord';
import { listingFields, parseListingRecord, type ListingRecord } from './parseListingRecord';

/** A record that was checked, with its kind. */
export type ContentRecord =
  | { kind: 'listings'; record: ListingRecord }
  | { kind: 'events'; record: EventRecord }
  | { kind: 'articles'; record: ArticleRecord };

export type ParsedRecord =
  | { content: ContentRecord; problems?: undefined }
  | { content?: undefined; problems: readonly FieldProblem[] };

/** The names of a kind's fields, as in JSON and as the columns of an export. */
export const fieldsOf: Readonly<Record<ContentKind, readonly string[]>> = {
  listings: listingFields,
  events: eventFields,
  articles: articleFields,
};

/** Checks and normalises a record: either it is right as a whole, or each problem of each field is named. */
export function parseRecord(kind: ContentKind, input: RawRecord): ParsedRecord {
  const { content, problems } = readRecord(kind, input);
  return problems.length > 0 ? { problems } : { content };
}

function readRecord(
  kind: ContentKind,
  input: RawRecord,
): { content: ContentRecord; problems: readonly FieldProblem[] } {
  if (kind === 'listings') {
    const { record, problems } = parseListingRecord(input);
    return { content: { kind, record }, problems };
  }
  if (kind === 'events') {
    const { record, problems } = parseEventRecord(input);
    return { content: { kind, record }, problems };
  }
  const { record, problems } = parseArticleRecord(input);
  return { content: { kind, record }, problems };
}

const MAX_KEY = 300;

/** The external key without spaces at its ends; undefined where it is none. */
export function parseExternalKey(key: unknown): string | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const text = String(key).normalize('NFC').trim();
  return text === '' || text.length > MAX_KEY || /\p{Cc}|\p{Cs}/u.test(text) ? undefined : text;
}
