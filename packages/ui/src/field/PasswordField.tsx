import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { EyeIcon, EyeOffIcon } from '../icon/icons';
import { Field } from './Field';
import type { FieldProps } from './Field';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'autoComplete'> {
  /** Tells the password manager which password this is. */
  autoComplete: 'current-password' | 'new-password';
  /** The two labels of the show/hide button. */
  labels: { show: string; hide: string };
}

/** A password that the user can reveal. A revealed password is never sent to spell checkers. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggleButton = (
    <IconButton
      label={isShown ? labels.hide : labels.show}
      icon={isShown ? EyeOffIcon : EyeIcon}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endAdornment={toggleButton}
    />
  );
}
