import { profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import type { PostLoginTarget } from '../createIntentVerifier';
import type { HiddenFields } from './logInForms';
import { readText } from '../../../pages/forms/readText';

const intentSchema = profilesRoutes.logIn.query;

/** Reads `next` and the intent from a query or a form; invalid values are ignored. */
export function readPostLoginTarget(source: unknown): PostLoginTarget {
  const fields = typeof source === 'object' && source !== null && !Array.isArray(source) ? source : {};
  return { next: ownPathOr(readText(fields, 'next'), '/'), intent: intentSchema.parse(fields) };
}

/** Converts the target to hidden fields. */
export function toHiddenFields({ next, intent }: PostLoginTarget): HiddenFields {
  const intentFields = Object.entries(intent).filter(([, value]) => value !== undefined);
  return { next, ...Object.fromEntries(intentFields.map(([name, value]) => [name, String(value)])) };
}
