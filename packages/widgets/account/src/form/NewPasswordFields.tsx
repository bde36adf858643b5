import { useLogin, useStore } from '@cityguide/store/react';
import { PasswordField } from '@cityguide/ui';
import { useMessages } from '../useMessages';

interface NewPasswordFieldsProps {
  label: string;
  labelAgain: string;
  error: string | null;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, labelAgain, error }: NewPasswordFieldsProps) {
  const { login } = useStore();
  const { authError } = useLogin();
  const messages = useMessages();

  /** Errors about the previous passwords no longer apply. */
  function clearPasswordError() {
    if (authError.password || authError.new_password) login.clearErrors();
  }

  const shared = {
    autoComplete: 'new-password',
    maxLength: 255,
    required: true,
    labels: { show: messages.showPassword, hide: messages.hidePassword },
    onChange: clearPasswordError,
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label={label}
        name="newPassword"
        hint={messages.passwordHint}
        error={error}
      />
      <PasswordField {...shared} label={labelAgain} name="newPasswordAgain" />
    </>
  );
}
