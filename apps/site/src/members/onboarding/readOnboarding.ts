import { toFieldErrors, profilesRoutes, type ProfilePatch } from '@cityguide/api/contract';
import { getOnboardingReturnPath } from '@cityguide/site-config';
import { onboardingNewsletterMessages } from './onboardingMessages';

/** Larger than the number the page offers; more cannot come from the page. */
const MAX_FAVOURITES = 24;

export interface OnboardingSubmission {
  /** Where to redirect afterwards. */
  next: string;
  /** As typed. */
  name: string;
  patch: ProfilePatch;
  nameErrors: readonly string[];
  /** Ids of the ticked listings. */
  favourites: readonly number[];
}

/**
 * Reads the plain form. The page is the same for everyone and does not know what a member already has, so empty or
 * unticked fields change nothing.
 */
export function readOnboarding(form: unknown): OnboardingSubmission {
  const fields: Readonly<Record<string, unknown>> = isRecord(form) ? form : {};
  const name = typeof fields.full_name === 'string' ? fields.full_name : '';
  const flags = Object.keys(onboardingNewsletterMessages).filter((flag) => fields[flag] === 'true');
  const parsed = profilesRoutes.updateMe.body.safeParse(name.trim() === '' ? {} : { full_name: name });
  return {
    next: getOnboardingReturnPath(fields.next),
    name,
    patch: { ...parsed.data, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    nameErrors: parsed.success ? [] : (toFieldErrors(parsed.error).full_name ?? []),
    favourites: [fields.favourites].flat().flatMap(readId).slice(0, MAX_FAVOURITES),
  };
}

function readId(value: unknown): number[] {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? [Number(value)] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
