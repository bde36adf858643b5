import { useState } from 'react';
import { useLogin, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { Help } from '../form/Help';
import { Notice } from '../form/Notice';
import { useReturnToLogin } from '../form/useReturnToLogin';
import { useMessages } from '../words/useMessages';
import styles from './ResetPanel.module.css';

/** Asks for a mail with a link to choose a new password; says the same whether or not the account exists. */
export function ResetPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError, resetPasswordSuccessful } = useLogin();
  const words = useMessages();
  const returnToLogin = useReturnToLogin();
  const [sentTo, setSentTo] = useState('');

  function reset(read: ReadField) {
    const address = read('email').trim();
    setSentTo(address);
    void login.resetPassword({ email: address });
  }

  return (
    <>
      <div role="status">
        {resetPasswordSuccessful && (
          <Notice tone="good" takesFocus>
            {words.resetDone(sentTo)}
          </Notice>
        )}
      </div>
      {!resetPasswordSuccessful && (
        <>
          <Help>{words.resetHelp}</Help>
          <AuthForm label={words.resetTitle} submitLabel={words.resetSubmit} onSubmit={reset}>
            <EmailField draft={email} error={authError.email} autoComplete="email" />
          </AuthForm>
        </>
      )}
      <div className={styles.back}>
        <Button look="quiet" onClick={returnToLogin}>
          {words.backToLogIn}
        </Button>
      </div>
    </>
  );
}
