import { useState } from 'react';
import { useLogin, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { GetFieldValue } from '../form/AuthForm';
import type { EmailDraft } from '../form/EmailDraft';
import { EmailField } from '../form/EmailField';
import { HelpText } from '../form/HelpText';
import { Notice } from '../form/Notice';
import { useReturnToLogin } from '../form/useReturnToLogin';
import { useMessages } from '../useMessages';
import styles from './ResetPanel.module.css';

/**
 * Requests a mail with a link to choose a new password; the message is the same whether or not the account exists.
 */
export function ResetPanel({ email }: { email: EmailDraft }) {
  const { login } = useStore();
  const { authError, resetPasswordSuccessful } = useLogin();
  const messages = useMessages();
  const returnToLogin = useReturnToLogin();
  const [sentTo, setSentTo] = useState('');

  function reset(read: GetFieldValue) {
    const address = read('email').trim();
    setSentTo(address);
    void login.resetPassword({ email: address });
  }

  return (
    <>
      <div role="status">
        {resetPasswordSuccessful && (
          <Notice tone="good" hasInitialFocus>
            {messages.resetDone(sentTo)}
          </Notice>
        )}
      </div>
      {!resetPasswordSuccessful && (
        <>
          <HelpText>{messages.resetHelp}</HelpText>
          <AuthForm label={messages.resetTitle} submitLabel={messages.resetSubmit} onSubmit={reset}>
            <EmailField draft={email} error={authError.email} autoComplete="email" />
          </AuthForm>
        </>
      )}
      <div className={styles.back}>
        <Button variant="quiet" onClick={returnToLogin}>
          {messages.backToLogIn}
        </Button>
      </div>
    </>
  );
}
