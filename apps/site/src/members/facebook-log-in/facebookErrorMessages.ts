/** Why a log-in with Facebook ended on the log-in page, by the code in its URL. */
export const facebookErrorMessages = {
  'facebook-denied':
    'You did not allow Facebook to log you in. Nothing was changed; log in another way or try again.',
  'facebook-expired':
    'This log-in with Facebook was used already, took too long or was begun in another browser. Please try again.',
  'facebook-failed':
    'Facebook does not answer as it should. Please try again in a minute, or log in by email.',
  'facebook-link':
    'There is an account with the email address that Facebook told us. Log in to it with its password once; from then on Facebook opens it, too.',
  'facebook-moved':
    'Facebook opened an account whose email address has changed since. Log in to it with its password once, or choose a new one by mail; then Facebook opens it again.',
  'facebook-no-email':
    'Facebook did not tell us an email address, and every account needs one. Allow it there, or sign up with yours here.',
  'facebook-off': 'Log-in with Facebook is not available here. Please log in by email.',
} as const;
