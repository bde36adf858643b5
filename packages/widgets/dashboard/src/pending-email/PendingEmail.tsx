import { Button, ErrorText } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords';
import styles from './PendingEmail.module.css';
import { pendingEmailMessages } from './pendingEmailMessages';

interface PendingEmailProps {
  /** The address that counts until then. */
  email: string;
  /** The one that waits for its confirmation; nothing is drawn where none does. */
  pending: string | null | undefined;
  /** Without one the present address is asked as well. */
  hasPassword: boolean;
  cancel(): Promise<{ isDone: boolean; message?: string }>;
}

/** Says that a change of the email waits for its confirmation, and takes it back (DOOR-1). */
export function PendingEmail({ email, pending, hasPassword, cancel }: PendingEmailProps) {
  const words = useWords(pendingEmailMessages);
  const [isCancelling, setCancelling] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const showsResult = isCancelled && !pending;
  useEffect(() => {
    // The button has gone, and with it the focus.
    if (showsResult) result.current?.focus();
  }, [showsResult]);

  async function takeBack() {
    setCancelling(true);
    setCancelled(true);
    setError(null);
    const outcome = await cancel();
    setCancelling(false);
    setCancelled(outcome.isDone);
    if (!outcome.isDone) setError(outcome.message ?? words.failed);
  }

  // Another change than the one that was cancelled.
  if (pending && isCancelled && !isCancelling) setCancelled(false);
  if (showsResult) {
    return (
      <p ref={result} className={styles.notice} tabIndex={-1}>
        {words.cancelled(email)}
      </p>
    );
  }
  if (!pending) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>
        {hasPassword ? words.sent({ email, pending }) : words.sentToPresent({ email, pending })}
      </p>
      <Button look="secondary" isBusy={isCancelling} onClick={() => void takeBack()}>
        {words.cancel}
      </Button>
      {error && (
        <div role="alert">
          <ErrorText message={error} />
        </div>
      )}
    </div>
  );
}
