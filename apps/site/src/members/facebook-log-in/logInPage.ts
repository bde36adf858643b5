import type { FormFault } from '../accounts/formFaults';
import type { Errand } from './createLogInStates';

/** The log-in page that says what went wrong and still knows the errand, so that a log-in by password carries it out. */
export function logInPage(fault: FormFault, { next, intent }: Errand): string {
  const parameters = new URLSearchParams({ error: fault });
  // Without an email there is nothing to log in to: the form to sign up with one stands there.
  if (fault === 'facebook-no-email') parameters.set('form', 'sign-up');
  if (next !== '/') parameters.set('next', next);
  for (const [name, value] of Object.entries(intent))
    if (value !== undefined) parameters.set(name, String(value));
  return `/accounts/login?${parameters}`;
}
