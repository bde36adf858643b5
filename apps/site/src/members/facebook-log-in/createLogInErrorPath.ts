import type { FormErrorCode } from '../accounts/formErrorMessages';
import type { ExternalLogInTarget } from './createOAuthStates';

/** The log-in page with an error and the original intent, so that a log-in by password can perform it. */
export function createLogInErrorPath(
  errorCode: FormErrorCode,
  { next, intent }: ExternalLogInTarget,
): string {
  const parameters = new URLSearchParams({ error: errorCode });
  // Without an email there is no account to log in to: the sign-up form is shown instead.
  if (errorCode === 'facebook-no-email') parameters.set('form', 'sign-up');
  if (next !== '/') parameters.set('next', next);
  for (const [name, value] of Object.entries(intent))
    if (value !== undefined) parameters.set(name, String(value));
  return `/accounts/login?${parameters}`;
}
