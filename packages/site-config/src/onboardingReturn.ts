import { ownPathOr } from './ownPath';
import { LOGIN, ONBOARDING } from './waysIn';

/** Pages of the way in: whoever has an account by now has no business there. */
const waysIn: ReadonlySet<string> = new Set([LOGIN, ONBOARDING]);
/** Any origin will do: the path is an own one. */
const someOrigin = 'https://own.invalid';

/** Where the onboarding leads back to: the own path `next`, or what that page itself was to lead to, else `/`. */
export function onboardingReturn(next: unknown): string {
  const path = ownPathOr(next, '/');
  const { pathname, searchParams } = new URL(path, someOrigin);
  return waysIn.has(pathname.replace(/\/+$/, '')) ? onboardingReturn(searchParams.get('next')) : path;
}
