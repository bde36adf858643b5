import { parseCoordinates } from '@cityguide/site-config/formats';
import { z } from 'zod';

/*
 * Query parameters as Django REST framework parses them: paging and ordering ignore invalid values, filters reject
 * them.
 * What no backend should have to handle (a parameter given twice, NUL) is always rejected.
 */

export const DEFAULT_LIMIT = 12;
export const MAX_LIMIT = 100;

/** An id that no row has: replaces a number that cannot be an id (1.5, -3, 10^30). */
export const NO_SUCH_ID = 0;

const MAX_ID = 2_147_483_647;
const MAX_KEYWORDS_LENGTH = 255;

const oneValue = z
  .string('Enter one value only.')
  .refine((value) => !value.includes('\u0000'), { error: 'Null characters are not allowed.', abort: true });

function readWholeNumber(value: string | undefined): number | undefined {
  const digits = value?.trim() ?? '';
  return /^\d+$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : undefined;
}

/** Rows per page; anything but a whole number above 0 means 12, and no page has more than 100. */
export const limitParameter = oneValue
  .optional()
  .transform((value) => Math.min(readWholeNumber(value) || DEFAULT_LIMIT, MAX_LIMIT));

/** Rows to skip; anything but a whole number means 0. */
export const offsetParameter = oneValue.optional().transform((value) => readWholeNumber(value) ?? 0);

/** The id to filter by; blank means all; a number that cannot be an id means {@link NO_SUCH_ID}. */
export const idFilter = oneValue
  .optional()
  .transform((value) => value?.trim() || undefined)
  .refine((value) => value === undefined || /^[+-]?\d+(\.\d+)?$/.test(value), 'Enter a number.')
  .transform((value) => {
    if (value === undefined) return undefined;
    const number = Number(value);
    return Number.isInteger(number) && number > 0 && number <= MAX_ID ? number : NO_SUCH_ID;
  });

/** `1` for what is done, `0` for what is not; blank means both. */
export const completedFilter = oneValue
  .optional()
  .transform((value) => value?.trim() || undefined)
  .refine((value) => value === undefined || value === '0' || value === '1', 'Select a valid choice: 1 or 0.')
  .transform((value) => (value === undefined ? undefined : value === '1'));

/** Keywords to search for, trimmed; blank means no search. Quotes and wildcards are ordinary characters. */
export const keywordsParameter = oneValue
  .refine((value) => value.trim().length <= MAX_KEYWORDS_LENGTH, {
    error: ({ input }) =>
      `Ensure this value has at most ${MAX_KEYWORDS_LENGTH} characters (it has ${String(input).trim().length}).`,
  })
  .optional()
  .transform((value) => value?.trim() || undefined);

/** A position in degrees, `latitude,longitude`; blank means none. */
export const positionParameter = oneValue.optional().transform((value, context) => {
  const text = value?.trim();
  if (!text) return undefined;
  const [latitude, longitude, ...others] = text.split(',');
  const position = others.length === 0 ? parseCoordinates({ latitude, longitude }) : undefined;
  if (position) return position;
  context.addIssue({
    code: 'custom',
    message: 'Enter a latitude and a longitude in degrees, such as 43.65,-79.38.',
  });
  return z.NEVER;
});

/** Any text; it is ignored. */
export const ignoredParameter = oneValue.optional();

/** One of the known orderings; of several with commas the first known; else the default. */
export function orderingParameter<const Known extends readonly [string, ...string[]]>(
  known: Known,
  defaultOrdering: Known[number],
) {
  const isKnown = (term: string): term is Known[number] => known.includes(term);
  return oneValue.optional().transform((value): Known[number] => {
    const terms = (value ?? '').split(',').map((term) => term.trim());
    return terms.find(isKnown) ?? defaultOrdering;
  });
}

/** The id in a path. An invalid one leads to 404, not to 400. */
export const idInPath = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= MAX_ID);
