import { mailAddressPattern, trimEmail } from '@cityguide/site-config/formats';
import { z } from 'zod';

/*
 * Fields of request bodies. Messages are those of Django REST framework, so that existing backends and ours behave
 * identically.
 */

const MAX_EMAIL_LENGTH = 255;
const MAX_PASSWORD_LENGTH = 255;
const MAX_ID = 2_147_483_647;
const NO_PK = 'Incorrect type. Expected pk value.';

/** Something @ something . something, without spaces: the real check is the mail that is sent. */
const LOOSE_EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

const NUL = '\u0000';

function typeErrorMessage(wrongType: string) {
  return ({ input }: { input?: unknown }) => {
    if (input === undefined) return 'This field is required.';
    if (input === null) return 'This field may not be null.';
    return wrongType;
  };
}

function tooLong(maxLength: number): string {
  return `Ensure this field has no more than ${maxLength} characters.`;
}

function stringField() {
  return z
    .string({ error: typeErrorMessage('Not a valid string.') })
    .refine((value) => !value.includes(NUL), { error: 'Null characters are not allowed.', abort: true });
}

function notBlank(value: string): boolean {
  return value !== '';
}

/** Text that is trimmed and may not be blank. */
export function textField(maxLength: number) {
  return (
    stringField()
      .trim()
      .refine(notBlank, { error: 'This field may not be blank.', abort: true })
      // A text that is too long is not matched any further: a pattern may take seconds on a body full of dots.
      .max(maxLength, { error: tooLong(maxLength), abort: true })
  );
}

/** Text that is trimmed and may be blank or absent. */
export function optionalTextField(maxLength: number) {
  return stringField().trim().max(maxLength, tooLong(maxLength)).optional();
}

const NO_EMAIL = 'Enter a valid email address.';

/** Text without what is copied along with an email address. */
const trimmedEmail = () =>
  stringField()
    .overwrite(trimEmail)
    .refine(notBlank, { error: 'This field may not be blank.', abort: true })
    .max(MAX_EMAIL_LENGTH, { error: tooLong(MAX_EMAIL_LENGTH), abort: true });

/** An address that mail can be sent to, at most 255 characters, trimmed (DOOR-10). */
export const emailField = trimmedEmail().regex(mailAddressPattern, NO_EMAIL);

/** An address that is only looked up, such as in a login: an account whose address cannot get mail can still log in. */
export const knownEmailField = trimmedEmail().regex(LOOSE_EMAIL, NO_EMAIL);

/** A password as typed: its spaces are part of it. */
export const passwordField = stringField()
  .refine(notBlank, { error: 'This field may not be blank.', abort: true })
  .max(MAX_PASSWORD_LENGTH, tooLong(MAX_PASSWORD_LENGTH));

/** A boolean, also as the strings that HTML forms send. */
export const flagField = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: typeErrorMessage('Must be a valid boolean.') })
  .transform((value) => value === true || value === 'true');

/** The id of an object that must exist; whether it does is checked by the server ({@link unknownId}). */
export const idField = z
  .union(
    [
      z.int(),
      z
        .string()
        .trim()
        .regex(/^\d{1,15}$/, NO_PK),
    ],
    { error: typeErrorMessage(NO_PK) },
  )
  .transform(Number)
  .refine((value) => value >= 1 && value <= MAX_ID, {
    error: ({ input }) => unknownId(Number(input)),
  });

const RATING_NUMBER = /^\d(\.\d+)?$/;

/** Stars, 1 to 5 in halves, also as the strings that HTML forms send. */
export const ratingField = z
  .union([z.number(), z.string().trim().regex(RATING_NUMBER)], {
    error: typeErrorMessage('A valid number is required.'),
  })
  .transform(Number)
  .refine((value) => value >= 1, 'Ensure this value is greater than or equal to 1.')
  .refine((value) => value <= 5, 'Ensure this value is less than or equal to 5.')
  .refine(
    (value) => value < 1 || value > 5 || Number.isInteger(value * 2),
    'Ensure this value is a whole or a half.',
  );

/** The message for an id that does not exist. */
export function unknownId(value: number): string {
  return `Invalid pk "${value}" - object does not exist.`;
}
