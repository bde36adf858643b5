import { useLogin, useStore } from '@cityguide/store/react';
import { PasswordField } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';

interface NewPasswordFieldsProps {
  label: string;
  labelAgain: string;
  error: string | null;
}

/** A password that is new, typed twice. */
export function NewPasswordFields({ label, labelAgain, error }: NewPasswordFieldsProps) {
  const { login } = useStore();
  const { authError } = useLogin();
  const words = useMessages();

  /** What was said about the passwords is no longer about these. */
  function forgetPasswordError() {
    if (authError.password || authError.new_password) login.clearErrors();
  }

  const shared = {
    autoComplete: 'new-password',
    maxLength: 255,
    required: true,
    words: { show: words.showPassword, hide: words.hidePassword },
    onChange: forgetPasswordError,
  } as const;
  return (
    <>
      <PasswordField {...shared} label={label} name="newPassword" hint={words.passwordHint} error={error} />
      <PasswordField {...shared} label={labelAgain} name="newPasswordAgain" />
    </>
  );
}
