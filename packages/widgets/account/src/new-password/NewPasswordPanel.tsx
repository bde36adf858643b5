import { useLogin, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { GetFieldValue } from '../form/AuthForm';
import { HelpText } from '../form/HelpText';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { Notice } from '../form/Notice';
import { useMessages } from '../useMessages';

/** Opened by the link of a reset mail: asks for a new password, twice, or says that the link is used or expired. */
export function NewPasswordPanel() {
  const { login } = useStore();
  const { authError } = useLogin();
  const messages = useMessages();

  function save(read: GetFieldValue) {
    void login.confirmReset({
      newPassword: read('newPassword'),
      newPasswordAgain: read('newPasswordAgain'),
    });
  }

  if (authError.token) {
    return (
      <>
        <Notice tone="bad" hasInitialFocus>
          {messages.uselessLink}
        </Notice>
        <Button isFullWidth onClick={login.displayReset}>
          {messages.sendNewLink}
        </Button>
      </>
    );
  }
  return (
    <>
      <HelpText>{messages.newPasswordHelp}</HelpText>
      <AuthForm label={messages.newPasswordTitle} submitLabel={messages.newPasswordSubmit} onSubmit={save}>
        <NewPasswordFields
          label={messages.newPassword}
          labelAgain={messages.newPasswordAgain}
          error={authError.new_password}
        />
      </AuthForm>
    </>
  );
}
