import { ownPathOr } from './ownPath';
import { LOGIN_PATH, ONBOARDING_PATH } from './accountEntryPaths';

/** Log-in and sign-up pages: a visitor who has an account by now has no use for them. */
const accountEntryPaths: ReadonlySet<string> = new Set([LOGIN_PATH, ONBOARDING_PATH]);
/** Any origin will do: the path is on this site. */
const someOrigin = 'https://own.invalid';

/**
 * The page after the onboarding: the own path `next`, or the `next` of that page if it is a log-in or sign-up page,
 * else `/`.
 */
export function getOnboardingReturnPath(next: unknown): string {
  const path = ownPathOr(next, '/');
  const { pathname, searchParams } = new URL(path, someOrigin);
  return accountEntryPaths.has(pathname.replace(/\/+$/, ''))
    ? getOnboardingReturnPath(searchParams.get('next'))
    : path;
}
