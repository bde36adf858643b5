import { useLogin, useStore } from '@cityguide/store/react';
import { Button, CheckIcon, Icon, PasswordField } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { Notice } from '../form/Notice';
import { LegalLinks } from '../legal/LegalLinks';
import { useMessages } from '../words/useMessages';
import { FacebookLink } from './FacebookLink';
import styles from './LoginPanel.module.css';

/** Log in by email or Facebook, or go on to sign-up or reset. */
export function LoginPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError, newPasswordSuccessful } = useLogin();
  const words = useMessages();

  async function logIn(read: ReadField, form: HTMLFormElement) {
    await login.logIn({ email: read('email'), password: read('password') });
    const { loginSuccessful, isFetching } = login.getState();
    // An address that cannot be one is not sent and not scolded; the cursor alone says where to look.
    if (!loginSuccessful && !isFetching && !hasError(login.getState().authError)) focusEmail(form);
  }

  return (
    <div className={styles.panel}>
      {newPasswordSuccessful && <Notice tone="good">{words.newPasswordDone}</Notice>}
      <AuthForm label={words.logInSubmit} submitLabel={words.logInSubmit} onSubmit={logIn}>
        <EmailField draft={email} error={authError.email} autoComplete="username" />
        <PasswordField
          label={words.password}
          error={authError.password}
          name="password"
          autoComplete="current-password"
          maxLength={255}
          words={{ show: words.showPassword, hide: words.hidePassword }}
          required
        />
      </AuthForm>
      <SuccessMessage />
      <div className={styles.forgot}>
        <Button look="quiet" onClick={login.displayReset}>
          {words.forgotPassword}
        </Button>
      </div>
      <p className={styles.or}>{words.or}</p>
      <FacebookLink />
      <div className={styles.signUp}>
        <span className={styles.newHere}>{words.newHere}</span>
        <Button look="secondary" onClick={login.displaySignUp}>
          {words.signUp}
        </Button>
      </div>
      <LegalLinks />
    </div>
  );
}

/** Stands from the start: a live region that comes together with its words is often not read. */
function SuccessMessage() {
  const { loginSuccessful } = useLogin();
  const words = useMessages();
  return (
    <div role="status">
      {loginSuccessful && (
        <p className={styles.success}>
          <Icon shape={CheckIcon} />
          {words.logInSuccessful}
        </p>
      )}
    </div>
  );
}

const hasError = (errors: object) => Object.values(errors).some((message) => message !== null);

function focusEmail(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[name="email"]')?.focus();
}
