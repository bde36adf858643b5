import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useLogin } from '@cityguide/store/react';
import { Button, submitOnEnter } from '@cityguide/ui';
import styles from './AuthForm.module.css';
import { FormError } from './FormError';
import { useFocusOnError } from './useFocusOnError';

/** Reads a field of the form at the moment it is sent, so that what a password manager put there counts. */
export type ReadField = (
  name: 'email' | 'password' | 'currentPassword' | 'newPassword' | 'newPasswordAgain',
) => string;

interface AuthFormProps {
  /** Its name for screen readers. */
  label: string;
  submitLabel: string;
  onSubmit(read: ReadField, form: HTMLFormElement): void;
  children: ReactNode;
}

/** A form of the account: one button that sends, busy while it does; errors get the focus. */
export function AuthForm({ label, submitLabel, onSubmit, children }: AuthFormProps) {
  const { isFetching, loginSuccessful, authError } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, authError);
  useEffect(() => submitOnEnter(form.current), []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const read: ReadField = (name) => {
      const input = elements.namedItem(name);
      return input instanceof HTMLInputElement ? input.value : '';
    };
    onSubmit(read, event.currentTarget);
  }

  return (
    // The browser's own messages would speak of what the server alone decides.
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={handleSubmit}
    >
      {children}
      <FormError message={authError.nonFieldError} />
      <Button type="submit" isWide isBusy={isFetching || loginSuccessful}>
        {submitLabel}
      </Button>
    </form>
  );
}
