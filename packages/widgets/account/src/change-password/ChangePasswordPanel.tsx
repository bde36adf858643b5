import { useLogin, useProfile, useStore } from '@cityguide/store/react';
import { Button, PasswordField } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { HiddenUsername } from '../form/HiddenUsername';
import { AuthForm } from '../form/AuthForm';
import type { GetFieldValue } from '../form/AuthForm';
import { HelpText } from '../form/HelpText';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { Notice } from '../form/Notice';
import { useMessages } from '../useMessages';
import { KeepIdentitiesField } from './KeepIdentitiesField';
import { useIdentityNames } from './useIdentityNames';

/**
 * Changes a member's password: asks for the current one, and for the new one twice. Linked identities are unlinked
 * unless the member keeps them.
 */
export function ChangePasswordPanel() {
  const { login } = useStore();
  const { authError, changePasswordSuccessful } = useLogin();
  const messages = useMessages();
  const email = useProfile().profile?.email;
  const { names, loaded } = useIdentityNames();
  const keepInput = useRef<HTMLInputElement>(null);
  const [keepsIdentities, setKeepsIdentities] = useState(false);
  const [isSubmittedEarly, setSubmittedEarly] = useState(false);
  useEffect(() => {
    if (isSubmittedEarly && names) keepInput.current?.focus();
  }, [isSubmittedEarly, names]);

  async function change(read: GetFieldValue) {
    const input = {
      currentPassword: read('currentPassword'),
      newPassword: read('newPassword'),
      newPasswordAgain: read('newPasswordAgain'),
    };
    // Nothing is unlinked that was not shown: a member who submits before the response has arrived decides first.
    if (names === undefined && (await loaded)) return setSubmittedEarly(true);
    await login.changePassword({ ...input, ...(names && { keepIdentities: keepsIdentities }) });
  }

  if (changePasswordSuccessful) {
    return (
      <>
        <Notice tone="good" hasInitialFocus>
          {messages.changePasswordDone}
          {names && !keepsIdentities && ` ${messages.identitiesUnlinked(names)}`}
        </Notice>
        <Button isFullWidth onClick={login.hide}>
          {messages.done}
        </Button>
      </>
    );
  }
  return (
    <>
      <HelpText>{messages.changePasswordHelp}</HelpText>
      <AuthForm
        label={messages.changePasswordTitle}
        submitLabel={messages.changePasswordSubmit}
        onSubmit={(read) => void change(read)}
      >
        <HiddenUsername email={email} />
        <PasswordField
          label={messages.currentPassword}
          error={authError.current_password}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={255}
          labels={{ show: messages.showPassword, hide: messages.hidePassword }}
          required
        />
        <NewPasswordFields
          label={messages.newPassword}
          labelAgain={messages.newPasswordAgain}
          error={authError.new_password}
        />
        {names && (
          <KeepIdentitiesField
            ref={keepInput}
            names={names}
            isChecked={keepsIdentities}
            onChange={setKeepsIdentities}
          />
        )}
      </AuthForm>
    </>
  );
}
