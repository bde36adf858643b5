import { z } from 'zod';
import { dateTime, detail, fieldErrors, id, nullableText, rateLimited } from '../wire/responses';
import { defineRoutes } from '../wire/route';
import { contentKinds, type ContentKind } from './contentKinds';
import { contentRecords } from './records';

/** How many items one batch may have. */
export const MAX_BATCH_ITEMS = 100;
/** Bytes of one record, and of a batch. */
export const MAX_RECORD_BYTES = 512 * 1024;
export const MAX_BATCH_BYTES = 1024 * 1024;
/** Characters of an external key. */
export const MAX_KEY_LENGTH = 300;

/** What became of one object. `unchanged`: it was as it should be already, so a request may be repeated. */
export const contentResult = z.object({
  /** What it is called where it comes from. */
  key: z.string().min(1),
  result: z.enum(['created', 'changed', 'unchanged', 'withdrawn']),
  /** What widgets and the rest of the API call it; it never changes. */
  id,
  /** Of its page on this site; null for what is withdrawn. */
  share_url: nullableText,
  /** What could not be taken over, by field, such as a picture that is not there; the rest was. */
  problems: z.record(z.string(), z.array(z.string().min(1)).min(1)),
});

/** `refused`: see `errors`. `postponed`: there was no time left for it, or the site was busy; send it again. */
export const batchResult = z.object({
  key: z.string(),
  result: z.enum([...contentResult.shape.result.options, 'refused', 'postponed']),
  id: id.nullable(),
  share_url: nullableText,
  problems: contentResult.shape.problems,
  errors: fieldErrors.nullable(),
});

const batchItem = z.object({
  key: z.unknown().meta({ type: 'string', maxLength: MAX_KEY_LENGTH }),
  withdraw: z.literal(true).optional().meta({ description: 'Withdraws it; there is no record then.' }),
  record: z.unknown().optional().meta({ type: 'object' }),
});

const items = z
  .array(batchItem, 'Send a list of items.')
  .min(1, 'Send at least one item.')
  .max(MAX_BATCH_ITEMS, `Send at most ${MAX_BATCH_ITEMS} items at once.`);

const tokenErrors = { 401: detail, 403: detail, ...rateLimited } as const;
const params = z.object({ key: z.string().min(1) });

/** The requests that every kind of content has. */
function defineContentKind<Kind extends ContentKind>(kind: Kind) {
  return defineRoutes({
    put: {
      method: 'PUT',
      path: `content/${kind}/{key}/`,
      summary: `Writes one of the ${kind} by its external key: 201 if it is new. The same request again changes nothing. What the record leaves out stays as it is.`,
      needsMember: false,
      needsToken: true,
      params,
      body: contentRecords[kind],
      responses: { 200: contentResult, 201: contentResult, 400: fieldErrors, ...tokenErrors },
    },
    remove: {
      method: 'DELETE',
      path: `content/${kind}/{key}/`,
      summary: `Withdraws one of the ${kind}: it is not public any more, and comes back with what members saved when it is written again.`,
      needsMember: false,
      needsToken: true,
      params,
      responses: { 200: contentResult, 404: detail, ...tokenErrors },
    },
    batch: {
      method: 'POST',
      path: `content/${kind}/`,
      summary: `Writes and withdraws up to ${MAX_BATCH_ITEMS} ${kind}, in their order. Each has its own result; one that is refused does not stop the others.`,
      needsMember: false,
      needsToken: true,
      body: z.object({ items }),
      responses: {
        200: z.object({ results: z.array(batchResult) }),
        400: fieldErrors,
        ...tokenErrors,
      },
    },
  });
}

const permissions = defineRoutes({
  read: {
    method: 'GET',
    path: 'content/',
    summary: 'What the token may do: a test of the connection for a plugin.',
    needsMember: false,
    needsToken: true,
    responses: {
      200: z.object({
        /** What the operator called the token. */
        name: z.string().min(1),
        kinds: z.array(z.enum(contentKinds)).min(1),
        /** When the token expires; null for never. */
        expires: dateTime.nullable(),
        max_batch_items: z.int().min(1),
      }),
      401: detail,
      ...rateLimited,
    },
  },
});

/**
 * The API by which a CMS writes content (OWN-3), with a token of the operator's. No widget calls it, so the backend of a CMS
 * that has its own content need not have it: it is not among `routes`.
 */
export const contentRoutes = {
  content: permissions,
  'content/listings': defineContentKind('listings'),
  'content/events': defineContentKind('events'),
  'content/articles': defineContentKind('articles'),
} as const;

export type ContentResult = z.infer<typeof contentResult>;
export type BatchResult = z.infer<typeof batchResult>;
