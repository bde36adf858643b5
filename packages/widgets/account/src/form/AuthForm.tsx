import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useLogin } from '@cityguide/store/react';
import { Button, submitOnEnter } from '@cityguide/ui';
import styles from './AuthForm.module.css';
import { FormError } from './FormError';
import { useFocusOnError } from './useFocusOnError';

/** Reads a field when the form is submitted, so that a value filled in by a password manager counts. */
export type GetFieldValue = (
  name: 'email' | 'password' | 'currentPassword' | 'newPassword' | 'newPasswordAgain',
) => string;

interface AuthFormProps {
  /** Its name for screen readers. */
  label: string;
  submitLabel: string;
  onSubmit(read: GetFieldValue, form: HTMLFormElement): void;
  children: ReactNode;
}

/** An account form with one submit button, which is busy while the form is sent; errors get the focus. */
export function AuthForm({ label, submitLabel, onSubmit, children }: AuthFormProps) {
  const { isFetching, loginSuccessful, authError } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, authError);
  useEffect(() => submitOnEnter(form.current), []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const getValue: GetFieldValue = (name) => {
      const input = elements.namedItem(name);
      return input instanceof HTMLInputElement ? input.value : '';
    };
    onSubmit(getValue, event.currentTarget);
  }

  return (
    // The browser's own validation would judge what only the server decides.
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
      <Button type="submit" isFullWidth isBusy={isFetching || loginSuccessful}>
        {submitLabel}
      </Button>
    </form>
  );
}
