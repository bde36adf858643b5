import type { LogInIntent } from '@cityguide/api/client';
import type { Services } from '../services/Services';
import { isRefusal } from '../services/apiFault';
import type { Session } from '../session/createSession';
import type { StoreWords } from '../words';
import { canGetMail, trimEmail } from '@cityguide/site-config/formats';
import { isEmail, maxFieldLength } from './isEmail';
import type { AuthError, LoginState, LoginStore } from './LoginStore';
import type { Sender } from './createSender';

type Forms = Pick<LoginStore, 'logIn' | 'signUp' | 'resetPassword' | 'changePassword' | 'confirmReset'>;

interface Parts {
  services: Pick<Services, 'api' | 'announce'>;
  session: Session;
  sender: Sender;
  words: StoreWords;
  refuse(errors: Partial<AuthError>): void;
  /** What the server is to do once the visitor is a member (AUTH-15). */
  intent(): LogInIntent | undefined;
  /** Token of the reset mail that led here. */
  token(): string | undefined;
  onLoggedIn(): Promise<void>;
  onSignedUp(): Promise<void>;
  onReset(): void;
}

/** What the forms of the dialogs send. */
export function createForms(parts: Parts): Forms {
  const { services, session, sender, words, refuse, intent } = parts;
  const { profiles } = services.api;

  /** What is wrong with a new password before it is sent; the server alone judges how good it is. */
  function faultOf(password: string, again = password): string | undefined {
    if (password !== again) return words.passwordsDiffer;
    return password.length > maxFieldLength ? words.passwordTooLong : undefined;
  }

  return {
    async logIn({ email, password }) {
      // AUTH-9: an address that cannot be one is not sent and not scolded.
      if (!isEmail(trimEmail(email)) || password.length > maxFieldLength) return;
      const names = ['email', 'password', 'non_field_errors'] as const;
      const work = async (signal: AbortSignal) => {
        await profiles.logIn({ email: trimEmail(email), password }, intent(), { signal });
        return { loginSuccessful: true };
      };
      if (await sender.send({ names, work }, { isWithdrawable: true })) await parts.onLoggedIn();
    },

    async signUp({ email, password, passwordAgain }) {
      if (sender.isBusy()) return;
      if (password !== passwordAgain) return refuse({ password: words.passwordsDiffer });
      if (!canGetMail(email)) return refuse({ email: words.badEmail });
      if (password.length > maxFieldLength) return refuse({ password: words.passwordTooLong });
      const names = ['email', 'password', 'non_field_errors'] as const;
      const work = async (signal: AbortSignal): Promise<Partial<LoginState>> => {
        await profiles.register({ email: trimEmail(email), password }, intent(), { signal });
        // Busy until the page is gone: nothing else would show that it worked.
        return { isFetching: true };
      };
      if (await sender.send({ names, work }, { isWithdrawable: true })) await parts.onSignedUp();
    },

    async resetPassword({ email }) {
      const work = async () => {
        await profiles.resetPassword({ email: trimEmail(email) });
        return { resetPasswordSuccessful: true };
      };
      await sender.send({ names: ['email'], work });
    },

    async changePassword({ currentPassword, newPassword, newPasswordAgain, keepIdentities }) {
      if (sender.isBusy()) return;
      const fault = faultOf(newPassword, newPasswordAgain);
      if (fault) return refuse({ new_password: fault });
      const names = ['new_password', 'current_password', 'non_field_errors'] as const;
      const work = async () => {
        const change = {
          current_password: currentPassword,
          new_password: newPassword,
          keep_identities: keepIdentities,
        };
        await profiles.changePassword(change).catch((error: unknown) => {
          // Logged out meanwhile: the dialog gives way to the log-in as soon as that is known.
          if (isRefusal(error)) void session.recheck();
          throw error;
        });
        return { changePasswordSuccessful: true };
      };
      if (await sender.send({ names, work })) services.announce(words.passwordChanged);
    },

    async confirmReset({ newPassword, newPasswordAgain }) {
      const token = parts.token();
      if (token === undefined || sender.isBusy()) return;
      const fault = faultOf(newPassword, newPasswordAgain);
      if (fault) return refuse({ new_password: fault });
      const work = async () => {
        await profiles.confirmReset({ token, newPassword });
        return { newPasswordSuccessful: true };
      };
      if (!(await sender.send({ names: ['new_password', 'token'], work }))) return;
      services.announce(words.newPasswordSaved);
      parts.onReset();
    },
  };
}
