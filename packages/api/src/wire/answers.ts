import { z } from 'zod';

/** Ids are never reused and fit PostgreSQL's integer. */
export const id = z.int().min(1).max(2_147_483_647);

/** A moment in UTC, ISO 8601 with milliseconds: `2026-11-28T01:02:03.004Z`. Such strings sort as the moments do. */
export const dateTime = z.iso.datetime({ precision: 3 });

/** Optional words: null where there are none, never empty. */
export const words = z.string().min(1).nullable();

/** One sentence about the whole call: why it was refused, or what was done. */
export const detail = z.object({ detail: z.string().min(1) });

/** What is wrong, by field; `non_field_errors` holds what belongs to none; `detail` alone where the body is not JSON. */
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
    next: words,
    previous: words.optional(),
    results: z.array(item),
  });
}

/** Refusals that any call of a kind may give. */
export const guestRefused = { 403: detail } as const;
export const tooMany = { 429: detail } as const;
