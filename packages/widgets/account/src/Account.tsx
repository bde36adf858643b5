import { useRef } from 'react';
import { useLogin, useStore } from '@cityguide/store/react';
import { Dialog } from '@cityguide/ui';
import { findStep } from './findStep';
import type { Step } from './findStep';
import type { AccountMessages } from './messages';
import { LoginPanel } from './login/LoginPanel';
import { ResetPanel } from './reset/ResetPanel';
import { SignUpPanel } from './sign-up/SignUpPanel';
import { useMessages } from './words/useMessages';

/**
 * Log-in, sign-up and reset as steps of one dialog: only one is ever there, and after the last of them the focus is back
 * where the first was opened from.
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
      title={titleOf(step, words)}
      closeLabel={words.close}
      step={step ?? 'none'}
    >
      {step === 'login' && <LoginPanel email={email} />}
      {step === 'sign-up' && <SignUpPanel email={email} />}
      {step === 'reset' && <ResetPanel email={email} />}
    </Dialog>
  );
}

function titleOf(step: Step | null, words: AccountMessages): string {
  if (step === 'sign-up') return words.signUpTitle;
  return step === 'reset' ? words.resetTitle : words.logInTitle;
}
