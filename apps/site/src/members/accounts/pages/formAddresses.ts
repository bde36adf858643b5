/** Where the account's forms stand and are sent to; what the widgets link to as well is in the site's paths. */
export const SIGN_UP = '/accounts/sign-up';
export const FORGOTTEN_PASSWORD = '/accounts/forgot-password/';

/** With `next` and what the visitor was about to do, as the dialog's link has them. */
export const FACEBOOK_LOG_IN = '/profiles/facebook-login/';
