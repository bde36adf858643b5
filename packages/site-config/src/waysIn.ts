/** Pages of the way in, which the paths of a site and the way back from them both name. */
export const LOGIN = '/accounts/login';
export const ONBOARDING = '/accounts/onboarding';
