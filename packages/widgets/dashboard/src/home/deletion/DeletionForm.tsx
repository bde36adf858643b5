import { deleteAccount } from '@cityguide/store/dashboard';
import { useStore } from '@cityguide/store/react';
import { Button, Field } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../useMessages';
import { homeMessages } from '../homeMessages';
import styles from './DeletionForm.module.css';

interface DeletionFormProps {
  onDeleted(): void;
  onCancel(): void;
}

/** Asks for the password, and deletes the account. */
export function DeletionForm({ onDeleted, onCancel }: DeletionFormProps) {
  const store = useStore();
  const messages = useMessages(homeMessages);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<{ message: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // On opening, and after each error.
  useEffect(() => field.current?.focus(), [error]);

  async function send() {
    const password = field.current?.value ?? '';
    if (isSending) return;
    if (password === '') return setError({ message: messages.passwordMissing });
    setSending(true);
    const outcome = await deleteAccount(store, { password, onDeleted });
    if (outcome.isSuccessful) return;
    setSending(false);
    setError({ message: outcome.message ?? messages.deletionFailed });
  }

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={messages.deletion}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        ref={field}
        label={messages.passwordToDelete}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={255}
        hint={messages.passwordToDeleteHint}
        error={error?.message}
      />
      <p className={styles.forgotten}>
        {messages.noPassword}{' '}
        <Button variant="quiet" onClick={() => store.login.displayReset()}>
          {messages.askForPassword}
        </Button>
      </p>
      <div className={styles.ways}>
        <Button type="submit" isBusy={isSending}>
          {messages.deleteForGood}
        </Button>
        <Button variant="secondary" aria-disabled={isSending} onClick={() => isSending || onCancel()}>
          {messages.keepAccount}
        </Button>
      </div>
    </form>
  );
}
