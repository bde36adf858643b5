import { profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import type { LogInGoal } from '../createIntents';
import type { Errand } from './createEntranceForms';
import { readText } from '../../../pages/forms/readText';

const intentSchema = profilesRoutes.logIn.query;

/** Where the visitor was going and what they were about to do, from an address or a form; nonsense is passed over. */
export function readErrand(source: unknown): LogInGoal {
  const fields = typeof source === 'object' && source !== null && !Array.isArray(source) ? source : {};
  return { next: ownPathOr(readText(fields, 'next'), '/'), intent: intentSchema.parse(fields) };
}

/** The same as hidden fields. */
export function writeErrand({ next, intent }: LogInGoal): Errand {
  const wish = Object.entries(intent).filter(([, value]) => value !== undefined);
  return { next, ...Object.fromEntries(wish.map(([name, value]) => [name, String(value)])) };
}
