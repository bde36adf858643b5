import { profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import type { Errand } from './createEntranceForms';
import { readText } from './sendForm';

const intentSchema = profilesRoutes.logIn.query;

/** Where the visitor was going and what they were about to do, from an address or a form; nonsense is passed over. */
export function readErrand(source: unknown) {
  const fields = typeof source === 'object' && source !== null && !Array.isArray(source) ? source : {};
  const next = ownPathOr(readText(fields, 'next'), '/');
  const intent = intentSchema.parse(fields);
  const wish = Object.entries(intent).filter(([, value]) => value !== undefined);
  const errand: Errand = { next, ...Object.fromEntries(wish.map(([name, value]) => [name, String(value)])) };
  return { next, intent, errand };
}
