import { useLogin, useProfile, useStore } from '@cityguide/store/react';
import { Button, PasswordField } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountName } from '../form/AccountName';
import { AuthForm } from '../form/AuthForm';
import type { ReadField } from '../form/AuthForm';
import { Help } from '../form/Help';
import { NewPasswordFields } from '../form/NewPasswordFields';
import { Notice } from '../form/Notice';
import { useMessages } from '../words/useMessages';
import { KeepIdentities } from './KeepIdentities';
import { useIdentityNames } from './useIdentityNames';

/** A member's other password: the one that holds, and the new one twice; linked identities go unless they are kept. */
export function ChangePasswordPanel() {
  const { login } = useStore();
  const { authError, changePasswordSuccessful } = useLogin();
  const words = useMessages();
  const email = useProfile().profile?.email;
  const { names, known } = useIdentityNames();
  const keep = useRef<HTMLInputElement>(null);
  const [isKept, setKept] = useState(false);
  const [isEarly, setEarly] = useState(false);
  useEffect(() => {
    if (isEarly && names) keep.current?.focus();
  }, [isEarly, names]);

  async function change(read: ReadField) {
    const input = {
      currentPassword: read('currentPassword'),
      newPassword: read('newPassword'),
      newPasswordAgain: read('newPasswordAgain'),
    };
    // Nothing is unlinked that was not shown: who was faster than the answer decides first.
    if (names === undefined && (await known)) return setEarly(true);
    await login.changePassword({ ...input, ...(names && { keepIdentities: isKept }) });
  }

  if (changePasswordSuccessful) {
    return (
      <>
        <Notice tone="good" takesFocus>
          {words.changePasswordDone}
          {names && !isKept && ` ${words.identitiesUnlinked(names)}`}
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
      <AuthForm
        label={words.changePasswordTitle}
        submitLabel={words.changePasswordSubmit}
        onSubmit={(read) => void change(read)}
      >
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
        {names && <KeepIdentities ref={keep} names={names} isKept={isKept} onChange={setKept} />}
      </AuthForm>
    </>
  );
}
