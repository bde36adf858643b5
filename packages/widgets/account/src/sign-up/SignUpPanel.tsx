import { useLogin, useStore } from '@cityguide/store/react';
import { Button, PasswordField } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { LegalLinks } from '../legal/LegalLinks';
import { useMessages } from '../words/useMessages';
import styles from './SignUpPanel.module.css';
import { useReturnToLogin } from '../form/useReturnToLogin';

/** A new account: email and the password twice. What makes a good password the server alone says. */
export function SignUpPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError } = useLogin();
  const words = useMessages();
  const returnToLogin = useReturnToLogin();

  function signUp(read: ReadField) {
    const [password, passwordAgain] = [read('password'), read('passwordAgain')];
    void login.signUp({ email: read('email'), password, passwordAgain });
  }

  /** What was said about the passwords is no longer about these. */
  function forgetPasswordError() {
    if (login.getState().authError.password) login.clearErrors();
  }

  const shared = {
    autoComplete: 'new-password',
    maxLength: 255,
    required: true,
    words: { show: words.showPassword, hide: words.hidePassword },
    onChange: forgetPasswordError,
  } as const;
  return (
    <>
      <AuthForm label={words.signUpTitle} submitLabel={words.signUpSubmit} onSubmit={signUp}>
        <EmailField draft={email} error={authError.email} autoComplete="email" />
        <PasswordField
          {...shared}
          label={words.password}
          name="password"
          hint={words.passwordHint}
          error={authError.password}
        />
        <PasswordField {...shared} label={words.passwordAgain} name="passwordAgain" />
      </AuthForm>
      <p className={styles.haveAccount}>
        <span>{words.haveAccount}</span>
        <Button look="quiet" onClick={returnToLogin}>
          {words.logIn}
        </Button>
      </p>
      <LegalLinks />
    </>
  );
}
