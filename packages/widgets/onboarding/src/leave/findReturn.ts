import { onboardingReturn } from '@cityguide/site-config';

/** Where the onboarding leads back to: what the page's address says in `next`, if that is a path of this site. */
export const findReturn = (address: string): string =>
  onboardingReturn(new URL(address).searchParams.get('next'));
