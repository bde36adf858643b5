import { useLogin, useProfile, useStore } from '@cityguide/store/react';
import { Button, PasswordField } from '@cityguide/ui';
import { AccountName } from '../form/AccountName';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import { Help } from '../form/Help';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { Notice } from '../form/Notice';
import { useMessages } from '../words/useMessages';

/** A member's other password: the one that holds, and the new one twice. */
export function ChangePasswordPanel() {
  const { login } = useStore();
  const { authError, changePasswordSuccessful } = useLogin();
  const words = useMessages();
  const email = useProfile().profile?.email;

  function change(read: ReadField) {
    void login.changePassword({
      currentPassword: read('currentPassword'),
      newPassword: read('newPassword'),
      newPasswordAgain: read('newPasswordAgain'),
    });
  }

  if (changePasswordSuccessful) {
    return (
      <>
        <Notice tone="good" takesFocus>
          {words.changePasswordDone}
        </Notice>
        <Button isWide onClick={login.hide}>
          {words.done}
        </Button>
      </>
    );
  }
  return (
    <>
      <Help>{words.changePasswordHelp}</Help>
      <AuthForm label={words.changePasswordTitle} submitLabel={words.changePasswordSubmit} onSubmit={change}>
        <AccountName email={email} />
        <PasswordField
          label={words.currentPassword}
          error={authError.current_password}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={255}
          words={{ show: words.showPassword, hide: words.hidePassword }}
          required
        />
        <NewPasswordFields
          label={words.newPassword}
          labelAgain={words.newPasswordAgain}
          error={authError.new_password}
        />
      </AuthForm>
    </>
  );
}
