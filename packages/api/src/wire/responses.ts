import { z } from 'zod';

/** Ids are never reused and fit PostgreSQL's integer. */
export const id = z.int().min(1).max(2_147_483_647);

/** A time in UTC, ISO 8601 with milliseconds: `2026-11-28T01:02:03.004Z`. Such strings sort chronologically. */
export const dateTime = z.iso.datetime({ precision: 3 });

/** Optional text: null if there is none, never empty. */
export const nullableText = z.string().min(1).nullable();

/** One sentence about the whole request: why it was rejected, or what was done. */
export const detail = z.object({ detail: z.string().min(1) });

/**
 * Error messages by field; `non_field_errors` contains those of no field; `detail` alone where the body is not JSON.
 */
export const fieldErrors = z.union([
  z.strictObject({ detail: z.string().min(1) }),
  z.record(z.string(), z.array(z.string().min(1)).min(1)),
]);

/** 204: there is no body. */
export const noContent = z.undefined();

/** One page of a list. Past the end `results` is empty and the status still 200. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().min(0),
    next: nullableText,
    previous: nullableText.optional(),
    results: z.array(item),
  });
}

/** Error responses that any request of a kind may get. */
export const guestForbidden = { 403: detail } as const;
export const rateLimited = { 429: detail } as const;
