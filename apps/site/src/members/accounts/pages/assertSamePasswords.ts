import { createValidationError } from '../../../platform/api/HttpError';
import { accountMessages } from './accountMessages';
import { readText } from '../../../pages/forms/readText';

/**
 * Rejects two different passwords (AUTH-10), with an error for the second. The second field may be missing: a page of
 * the CMS may have a form without it.
 */
export function assertSamePasswords(
  form: unknown,
  { first, second }: { first: string; second: string },
): void {
  const hasBoth = typeof form === 'object' && form !== null && Object.hasOwn(form, second);
  if (!hasBoth || readText(form, first) === readText(form, second)) return;
  throw createValidationError({ [second]: [accountMessages.passwordsDiffer] });
}
