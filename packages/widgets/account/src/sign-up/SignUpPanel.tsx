import { useLogin, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { GetFieldValue } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { LegalLinks } from '../legal/LegalLinks';
import { useReturnToLogin } from '../form/useReturnToLogin';
import { useMessages } from '../useMessages';
import styles from './SignUpPanel.module.css';

/** Creates an account: email, and the password twice. Only the server decides whether a password is good enough. */
export function SignUpPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError } = useLogin();
  const messages = useMessages();
  const returnToLogin = useReturnToLogin();

  function signUp(read: GetFieldValue) {
    const [password, passwordAgain] = [read('newPassword'), read('newPasswordAgain')];
    void login.signUp({ email: read('email'), password, passwordAgain });
  }

  return (
    <>
      <AuthForm label={messages.signUpTitle} submitLabel={messages.signUpSubmit} onSubmit={signUp}>
        <EmailField draft={email} error={authError.email} autoComplete="email" />
        <NewPasswordFields
          label={messages.password}
          labelAgain={messages.passwordAgain}
          error={authError.password}
        />
      </AuthForm>
      <p className={styles.haveAccount}>
        <span>{messages.haveAccount}</span>
        <Button variant="quiet" onClick={returnToLogin}>
          {messages.logIn}
        </Button>
      </p>
      <LegalLinks />
    </>
  );
}
