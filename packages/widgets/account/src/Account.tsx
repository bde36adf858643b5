import { useRef } from 'react';
import { useLogin, useStore } from '@cityguide/store/react';
import { Dialog } from '@cityguide/ui';
import { ChangePasswordPanel } from './change-password/ChangePasswordPanel';
import { findStep } from './findStep';
import type { Step } from './findStep';
import type { AccountMessages } from './messages';
import { LoginPanel } from './login/LoginPanel';
import { NewPasswordPanel } from './new-password/NewPasswordPanel';
import { ResetPanel } from './reset/ResetPanel';
import { SignUpPanel } from './sign-up/SignUpPanel';
import { useMessages } from './words/useMessages';

/**
 * Everything that has to do with getting in and with passwords, as steps of one dialog: only one is ever there, and after
 * the last of them the focus is back where the first was opened from.
 */
export function Account() {
  const { login } = useStore();
  const words = useMessages();
  const step = findStep(useLogin());
  const email = useRef('');
  if (step === null && email.current) email.current = '';
  return (
    <Dialog
      isOpen={step !== null}
      onClose={login.hide}
      title={titleOf(step ?? 'login', words)}
      closeLabel={words.close}
      step={step ?? 'none'}
    >
      {step === 'login' && <LoginPanel email={email} />}
      {step === 'sign-up' && <SignUpPanel email={email} />}
      {step === 'reset' && <ResetPanel email={email} />}
      {step === 'change-password' && <ChangePasswordPanel />}
      {step === 'new-password' && <NewPasswordPanel />}
    </Dialog>
  );
}

function titleOf(step: Step, words: AccountMessages): string {
  const titles: Record<Step, string> = {
    login: words.logInTitle,
    'sign-up': words.signUpTitle,
    reset: words.resetTitle,
    'change-password': words.changePasswordTitle,
    'new-password': words.newPasswordTitle,
  };
  return titles[step];
}
