import type { PostLoginIntent } from '@cityguide/api/client';
import type { Services } from '../services/Services';
import { isAccessDenied } from '../services/asApiError';
import type { Session } from '../session/createSession';
import type { StoreMessages } from '../messages';
import { isMailableEmail, trimEmail } from '@cityguide/site-config/formats';
import { isEmail, maxFieldLength } from './isEmail';
import type { AuthError, LoginState, LoginStore } from './LoginStore';
import type { FormSender } from './createFormSender';

type LoginForms = Pick<LoginStore, 'logIn' | 'signUp' | 'resetPassword' | 'changePassword' | 'confirmReset'>;

interface LoginFormsOptions {
  services: Pick<Services, 'api' | 'announce'>;
  session: Session;
  sender: FormSender;
  messages: StoreMessages;
  setErrors(errors: Partial<AuthError>): void;
  /** What the server is to do once the visitor is a member (AUTH-15). */
  getIntent(): PostLoginIntent | undefined;
  /** Token of the reset mail that led here. */
  getToken(): string | undefined;
  onLoggedIn(): Promise<void>;
  onSignedUp(): Promise<void>;
  onReset(): void;
}

/** Submits the forms of the dialogs. */
export function createLoginForms(options: LoginFormsOptions): LoginForms {
  const { services, session, sender, messages, setErrors, getIntent } = options;
  const { profiles } = services.api;

  /** Validates a new password before it is sent; only the server judges its strength. */
  function validatePassword(password: string, again = password): string | undefined {
    if (password !== again) return messages.passwordsDiffer;
    return password.length > maxFieldLength ? messages.passwordTooLong : undefined;
  }

  return {
    async logIn({ email, password }) {
      // AUTH-9: an invalid address is not sent and gets no message.
      if (!isEmail(trimEmail(email)) || password.length > maxFieldLength) return;
      const fields = ['email', 'password', 'non_field_errors'] as const;
      const submit = async (signal: AbortSignal) => {
        await profiles.logIn({ email: trimEmail(email), password }, getIntent(), { signal });
        return { loginSuccessful: true };
      };
      if (await sender.send({ fields, submit }, { isCancelable: true })) await options.onLoggedIn();
    },

    async signUp({ email, password, passwordAgain }) {
      if (sender.isBusy()) return;
      if (password !== passwordAgain) return setErrors({ password: messages.passwordsDiffer });
      if (!isMailableEmail(email)) return setErrors({ email: messages.badEmail });
      if (password.length > maxFieldLength) return setErrors({ password: messages.passwordTooLong });
      const fields = ['email', 'password', 'non_field_errors'] as const;
      const submit = async (signal: AbortSignal): Promise<Partial<LoginState>> => {
        await profiles.register({ email: trimEmail(email), password }, getIntent(), { signal });
        // Busy until the page has unloaded: nothing else would show that it worked.
        return { isFetching: true };
      };
      if (await sender.send({ fields, submit }, { isCancelable: true })) await options.onSignedUp();
    },

    async resetPassword({ email }) {
      const submit = async () => {
        await profiles.resetPassword({ email: trimEmail(email) });
        return { resetPasswordSuccessful: true };
      };
      await sender.send({ fields: ['email'], submit });
    },

    async changePassword({ currentPassword, newPassword, newPasswordAgain, keepIdentities }) {
      if (sender.isBusy()) return;
      const fieldError = validatePassword(newPassword, newPasswordAgain);
      if (fieldError) return setErrors({ new_password: fieldError });
      const fields = ['new_password', 'current_password', 'non_field_errors'] as const;
      const submit = async () => {
        const change = {
          current_password: currentPassword,
          new_password: newPassword,
          keep_identities: keepIdentities,
        };
        await profiles.changePassword(change).catch((error: unknown) => {
          // Logged out meanwhile: the login replaces the dialog as soon as that is known.
          if (isAccessDenied(error)) void session.recheck();
          throw error;
        });
        return { changePasswordSuccessful: true };
      };
      if (await sender.send({ fields, submit })) services.announce(messages.passwordChanged);
    },

    async confirmReset({ newPassword, newPasswordAgain }) {
      const token = options.getToken();
      if (token === undefined || sender.isBusy()) return;
      const fieldError = validatePassword(newPassword, newPasswordAgain);
      if (fieldError) return setErrors({ new_password: fieldError });
      const submit = async () => {
        await profiles.confirmReset({ token, newPassword });
        return { newPasswordSuccessful: true };
      };
      if (!(await sender.send({ fields: ['new_password', 'token'], submit }))) return;
      services.announce(messages.newPasswordSaved);
      options.onReset();
    },
  };
}
