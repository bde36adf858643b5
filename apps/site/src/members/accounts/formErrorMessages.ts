import { facebookErrorMessages } from '../facebook-log-in/facebookErrorMessages';

/** Why a form was rejected; the code is in the URL, so that the page stays the same bytes for everyone. */
export const formErrorMessages = {
  credentials: 'Unable to log in with provided credentials.',
  throttled: 'Too many attempts. Please wait a little and try again.',
  email: 'Enter a valid email address.',
  taken: 'This email is already in use.',
  password:
    'This password cannot be used. It must have at least 8 characters, not be a common one, and not be digits alone.',
  ...facebookErrorMessages,
} as const;

export type FormErrorCode = keyof typeof formErrorMessages;

/** The message for `?error=…`; undefined for unknown codes, since visitors can type anything there. */
export function findFormErrorMessage(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(formErrorMessages, code)
    ? formErrorMessages[code as FormErrorCode]
    : undefined;
}
