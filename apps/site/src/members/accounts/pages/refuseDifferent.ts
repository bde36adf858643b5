import { createFieldProblem } from '../../../platform/api/apiProblem';
import { accountWords } from './accountWords';
import { readText } from '../../../pages/forms/readText';

/**
 * Refuses two passwords that differ (AUTH-10), at the second. A form without the second field is content with one: a
 * page of the CMS may well have such a form.
 */
export function refuseDifferent(form: unknown, { first, second }: { first: string; second: string }): void {
  const hasBoth = typeof form === 'object' && form !== null && Object.hasOwn(form, second);
  if (!hasBoth || readText(form, first) === readText(form, second)) return;
  throw createFieldProblem({ [second]: [accountWords.passwordsDiffer] });
}
