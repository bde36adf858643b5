import { Button, ErrorText } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../useMessages';
import styles from './PendingEmail.module.css';
import { pendingEmailMessages } from './pendingEmailMessages';

interface PendingEmailProps {
  /** The current address, used until then. */
  email: string;
  /** The address that waits for its confirmation; without one nothing is rendered. */
  pending: string | null | undefined;
  /** Without a password the current address must confirm as well. */
  hasPassword: boolean;
  cancel(): Promise<{ isSuccessful: boolean; message?: string }>;
}

/** Says that a change of the email waits for its confirmation, and cancels it (DOOR-1). */
export function PendingEmail({ email, pending, hasPassword, cancel }: PendingEmailProps) {
  const messages = useMessages(pendingEmailMessages);
  const [isCancelling, setCancelling] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const showsResult = isCancelled && !pending;
  useEffect(() => {
    // The button that had the focus is gone.
    if (showsResult) result.current?.focus();
  }, [showsResult]);

  async function cancelChange() {
    setCancelling(true);
    setCancelled(true);
    setError(null);
    const outcome = await cancel();
    setCancelling(false);
    setCancelled(outcome.isSuccessful);
    if (!outcome.isSuccessful) setError(outcome.message ?? messages.failed);
  }

  // A new change, not the one that was cancelled.
  if (pending && isCancelled && !isCancelling) setCancelled(false);
  if (showsResult) {
    return (
      <p ref={result} className={styles.notice} tabIndex={-1}>
        {messages.cancelled(email)}
      </p>
    );
  }
  if (!pending) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>
        {hasPassword ? messages.sent({ email, pending }) : messages.sentToPresent({ email, pending })}
      </p>
      <Button variant="secondary" isBusy={isCancelling} onClick={() => void cancelChange()}>
        {messages.cancel}
      </Button>
      {error && (
        <div role="alert">
          <ErrorText message={error} />
        </div>
      )}
    </div>
  );
}
