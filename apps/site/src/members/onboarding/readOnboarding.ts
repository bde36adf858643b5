import { fieldErrorsOf, profilesRoutes, type ProfilePatch } from '@cityguide/api/contract';
import { onboardingReturn } from '@cityguide/site-config';
import { newsletterWords } from './onboardingWords';

/** More than the page offers is not from the page. */
const MOST_FAVOURITES = 24;

export interface SentOnboarding {
  /** Where it leads afterwards. */
  next: string;
  /** As it was typed. */
  name: string;
  patch: ProfilePatch;
  /** What is wrong with the name. */
  nameFaults: readonly string[];
  /** Ids of the ticked places. */
  favourites: readonly number[];
}

/**
 * What the plain form sends. The page is the same for everyone and does not know what a member has already: what is
 * left empty or not ticked therefore stays as it is.
 */
export function readOnboarding(form: unknown): SentOnboarding {
  const fields: Readonly<Record<string, unknown>> = isRecord(form) ? form : {};
  const name = typeof fields.full_name === 'string' ? fields.full_name : '';
  const flags = Object.keys(newsletterWords).filter((flag) => fields[flag] === 'true');
  const parsed = profilesRoutes.updateMe.body.safeParse(name.trim() === '' ? {} : { full_name: name });
  return {
    next: onboardingReturn(fields.next),
    name,
    patch: { ...parsed.data, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    nameFaults: parsed.success ? [] : (fieldErrorsOf(parsed.error).full_name ?? []),
    favourites: [fields.favourites].flat().flatMap(readId).slice(0, MOST_FAVOURITES),
  };
}

function readId(value: unknown): number[] {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? [Number(value)] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
