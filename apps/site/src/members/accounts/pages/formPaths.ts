/** Paths of account pages that are not in `SitePaths`, because no widget links to them. */
export const SIGN_UP_PATH = '/accounts/sign-up';
export const FORGOT_PASSWORD_PATH = '/accounts/forgot-password/';

/** The path of the link `facebookLogin` in `SitePaths`, without its parameters. */
export const FACEBOOK_LOG_IN_PATH = '/profiles/facebook-login/';
