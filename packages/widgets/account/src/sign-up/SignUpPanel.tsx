import { useLogin, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { LegalLinks } from '../legal/LegalLinks';
import { useReturnToLogin } from '../form/useReturnToLogin';
import { useMessages } from '../words/useMessages';
import styles from './SignUpPanel.module.css';

/** A new account: email and the password twice. What makes a good password the server alone says. */
export function SignUpPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError } = useLogin();
  const words = useMessages();
  const returnToLogin = useReturnToLogin();

  function signUp(read: ReadField) {
    const [password, passwordAgain] = [read('newPassword'), read('newPasswordAgain')];
    void login.signUp({ email: read('email'), password, passwordAgain });
  }

  return (
    <>
      <AuthForm label={words.signUpTitle} submitLabel={words.signUpSubmit} onSubmit={signUp}>
        <EmailField draft={email} error={authError.email} autoComplete="email" />
        <NewPasswordFields
          label={words.password}
          labelAgain={words.passwordAgain}
          error={authError.password}
        />
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
