import { getOnboardingReturnPath } from '@cityguide/site-config';

/** Where the onboarding redirects to: the `next` parameter of the URL, if it is a path of this site. */
export const getRedirectPath = (url: string): string =>
  getOnboardingReturnPath(new URL(url).searchParams.get('next'));
