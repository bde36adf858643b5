import { useLogin, useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import { Help } from '../form/Help';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { Notice } from '../form/Notice';
import { useMessages } from '../words/useMessages';

/** Where the link of a reset mail leads: a new password, twice; or that the link has had its day. */
export function NewPasswordPanel() {
  const { login } = useStore();
  const { authError } = useLogin();
  const words = useMessages();

  function save(read: ReadField) {
    void login.confirmReset({
      newPassword: read('newPassword'),
      newPasswordAgain: read('newPasswordAgain'),
    });
  }

  if (authError.token) {
    return (
      <>
        <Notice tone="bad" takesFocus>
          {words.uselessLink}
        </Notice>
        <Button isWide onClick={login.displayReset}>
          {words.sendNewLink}
        </Button>
      </>
    );
  }
  return (
    <>
      <Help>{words.newPasswordHelp}</Help>
      <AuthForm label={words.newPasswordTitle} submitLabel={words.newPasswordSubmit} onSubmit={save}>
        <NewPasswordFields
          label={words.newPassword}
          labelAgain={words.newPasswordAgain}
          error={authError.new_password}
        />
      </AuthForm>
    </>
  );
}
