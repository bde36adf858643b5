import { useState } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { EyeIcon, EyeOffIcon } from '../icon/shapes';
import { Field } from './Field';
import type { FieldProps } from './Field';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'autoComplete'> {
  /** Tells the password manager what this is. */
  autoComplete: 'current-password' | 'new-password';
  /** The two names of the eye. */
  words: { show: string; hide: string };
}

/** A password that its owner may look at. What is shown is never sent to spell checkers. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <IconButton
      label={isShown ? words.hide : words.show}
      shape={isShown ? EyeOffIcon : EyeIcon}
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
      end={eye}
    />
  );
}
