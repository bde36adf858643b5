import { deleteAccount } from '@cityguide/store/dashboard';
import { useStore } from '@cityguide/store/react';
import { Button, Field } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/useWords';
import { homeMessages } from '../homeMessages';
import styles from './DeletionForm.module.css';

interface DeletionFormProps {
  onDeleted(): void;
  onCancel(): void;
}

/** Asks for the password once more, and deletes. */
export function DeletionForm({ onDeleted, onCancel }: DeletionFormProps) {
  const store = useStore();
  const words = useWords(homeMessages);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ message: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The form has just opened, or something was wrong.
  useEffect(() => field.current?.focus(), [fault]);

  async function send() {
    const password = field.current?.value ?? '';
    if (isSending) return;
    if (password === '') return setFault({ message: words.passwordMissing });
    setSending(true);
    const outcome = await deleteAccount(store, { password, onDeleted });
    if (outcome.isDone) return;
    setSending(false);
    setFault({ message: outcome.message ?? words.deletionFailed });
  }

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={words.deletion}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        ref={field}
        label={words.passwordToDelete}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={255}
        hint={words.passwordToDeleteHint}
        error={fault?.message}
      />
      <p className={styles.forgotten}>
        {words.noPassword}{' '}
        <Button look="quiet" onClick={() => store.login.displayReset()}>
          {words.askForPassword}
        </Button>
      </p>
      <div className={styles.ways}>
        <Button type="submit" isBusy={isSending}>
          {words.deleteForGood}
        </Button>
        <Button look="secondary" aria-disabled={isSending} onClick={() => isSending || onCancel()}>
          {words.keepAccount}
        </Button>
      </div>
    </form>
  );
}
