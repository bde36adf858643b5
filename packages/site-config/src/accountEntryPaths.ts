/** Paths of the log-in and sign-up pages, used by a site's paths and by the redirects back from them. */
export const LOGIN_PATH = '/accounts/login';
export const ONBOARDING_PATH = '/accounts/onboarding';
