import { useRef } from 'react';
import { useLogin, useStore } from '@cityguide/store/react';
import { Dialog } from '@cityguide/ui';
import { ChangePasswordPanel } from './change-password/ChangePasswordPanel';
import { getDialogStep } from './getDialogStep';
import type { DialogStep } from './getDialogStep';
import type { AccountMessages } from './messages';
import { LoginPanel } from './login/LoginPanel';
import { NewPasswordPanel } from './new-password/NewPasswordPanel';
import { ResetPanel } from './reset/ResetPanel';
import { SignUpPanel } from './sign-up/SignUpPanel';
import { useMessages } from './useMessages';

/**
 * Log-in, sign-up and password forms, as steps of one dialog: only one is open at a time, and when the last one
 * closes, the focus returns to the element that opened the first.
 */
export function Account() {
  const { login } = useStore();
  const messages = useMessages();
  const step = getDialogStep(useLogin());
  const email = useRef('');
  if (step === null && email.current) email.current = '';
  return (
    <Dialog
      isOpen={step !== null}
      onClose={login.hide}
      title={getTitle(step ?? 'login', messages)}
      closeLabel={messages.close}
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

function getTitle(step: DialogStep, messages: AccountMessages): string {
  const titles: Record<DialogStep, string> = {
    login: messages.logInTitle,
    'sign-up': messages.signUpTitle,
    reset: messages.resetTitle,
    'change-password': messages.changePasswordTitle,
    'new-password': messages.newPasswordTitle,
  };
  return titles[step];
}
