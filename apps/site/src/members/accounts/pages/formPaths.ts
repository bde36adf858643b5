/** Paths of the account's forms; those that widgets link to as well are in the site's paths. */
export const SIGN_UP_PATH = '/accounts/sign-up';
export const FORGOT_PASSWORD_PATH = '/accounts/forgot-password/';

/** With `next` and the intent as parameters, as in the dialog's link. */
export const FACEBOOK_LOG_IN_PATH = '/profiles/facebook-login/';
