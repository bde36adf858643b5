import { useLogin, useStore } from '@cityguide/store/react';
import { Button, CheckIcon, Icon, PasswordField } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { GetFieldValue } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { Notice } from '../form/Notice';
import { LegalLinks } from '../legal/LegalLinks';
import { useMessages } from '../useMessages';
import { FacebookLink } from './FacebookLink';
import styles from './LoginPanel.module.css';

/** Log-in by email or Facebook, with links to sign-up and password reset. */
export function LoginPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError, newPasswordSuccessful } = useLogin();
  const messages = useMessages();

  async function logIn(read: GetFieldValue, form: HTMLFormElement) {
    await login.logIn({ email: read('email'), password: read('password') });
    const { loginSuccessful, isFetching } = login.getState();
    // A malformed address is not sent and shows no error; the focus alone says where to look.
    if (!loginSuccessful && !isFetching && !hasError(login.getState().authError)) focusEmail(form);
  }

  return (
    <div className={styles.panel}>
      {newPasswordSuccessful && <Notice tone="good">{messages.newPasswordDone}</Notice>}
      <AuthForm label={messages.logInSubmit} submitLabel={messages.logInSubmit} onSubmit={logIn}>
        <EmailField draft={email} error={authError.email} autoComplete="username" />
        <PasswordField
          label={messages.password}
          error={authError.password}
          name="password"
          autoComplete="current-password"
          maxLength={255}
          labels={{ show: messages.showPassword, hide: messages.hidePassword }}
          required
        />
      </AuthForm>
      <SuccessMessage />
      <div className={styles.forgot}>
        <Button variant="quiet" onClick={login.displayReset}>
          {messages.forgotPassword}
        </Button>
      </div>
      <p className={styles.or}>{messages.or}</p>
      <FacebookLink />
      <div className={styles.signUp}>
        <span className={styles.newHere}>{messages.newHere}</span>
        <Button variant="secondary" onClick={login.displaySignUp}>
          {messages.signUp}
        </Button>
      </div>
      <LegalLinks />
    </div>
  );
}

/** Rendered from the start: a live region that is added together with its text is often not read. */
function SuccessMessage() {
  const { loginSuccessful } = useLogin();
  const messages = useMessages();
  return (
    <div role="status">
      {loginSuccessful && (
        <p className={styles.success}>
          <Icon icon={CheckIcon} />
          {messages.logInSuccessful}
        </p>
      )}
    </div>
  );
}

const hasError = (errors: object) => Object.values(errors).some((message) => message !== null);

function focusEmail(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[name="email"]')?.focus();
}
