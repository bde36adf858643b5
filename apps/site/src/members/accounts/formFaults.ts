import { facebookFaults } from '../facebook-log-in/facebookFaults';

/** Why a form of an account came back; stands in the address, so that the page stays the same bytes for everyone. */
export const formFaults = {
  credentials: 'Unable to log in with provided credentials.',
  throttled: 'Too many attempts. Please wait a little and try again.',
  email: 'Enter a valid email address.',
  taken: 'This email is already in use.',
  password:
    'This password cannot be used. It must have at least 8 characters, not be a common one, and not be digits alone.',
  ...facebookFaults,
} as const;

export type FormFault = keyof typeof formFaults;

/** The words for `?error=…`; undefined where there is no such fault, also for what anyone may type there. */
export function findFormFault(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(formFaults, code)
    ? formFaults[code as FormFault]
    : undefined;
}
