import { Button, ErrorText, VisuallyHidden } from '@cityguide/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../useMessages';
import styles from './AccountAccess.module.css';
import { accountAccessMessages } from './accountAccessMessages';

interface ConfirmButtonProps {
  label: string;
  /** What is removed, for screen-reader users who only hear the label. */
  targetName?: string;
  /** What happens once it is removed. */
  question: string;
  cancelLabel: string;
  onConfirm(): Promise<{ isSuccessful: boolean; message?: string }>;
  onDone(): void;
}

/**
 * Removes a way to log in, in two steps: asks for confirmation in place, then removes it on the server before it
 * disappears here.
 */
export function ConfirmButton({
  label,
  targetName,
  question,
  cancelLabel,
  onConfirm,
  onDone,
}: ConfirmButtonProps) {
  const messages = useMessages(accountAccessMessages);
  const questionId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    // The pressed button is gone: move the focus to the one that replaced it.
    if (isConfirming !== wasConfirming.current) container.current?.querySelector('button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  async function confirm() {
    setPending(true);
    setError(null);
    const outcome = await onConfirm();
    setPending(false);
    if (!outcome.isSuccessful) return setError(outcome.message ?? messages.failed);
    setConfirming(false);
    onDone();
  }

  function cancel() {
    if (isPending) return;
    setError(null);
    setConfirming(false);
  }

  const cancelOnEscape = ({ key }: KeyboardEvent) => void (key === 'Escape' && cancel());
  const name = targetName && <VisuallyHidden> {targetName}</VisuallyHidden>;
  if (!isConfirming) {
    return (
      <div ref={container} className={styles.control}>
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          <span>
            {label}
            {name}
          </span>
        </Button>
      </div>
    );
  }
  return (
    <div ref={container} className={styles.question} role="group" aria-labelledby={questionId}>
      <p id={questionId} className={styles.text}>
        {question}
      </p>
      <div className={styles.choices}>
        <Button isBusy={isPending} onClick={() => void confirm()} onKeyDown={cancelOnEscape}>
          <span>
            {label}
            {name}
          </span>
        </Button>
        <Button variant="secondary" aria-disabled={isPending} onClick={cancel} onKeyDown={cancelOnEscape}>
          {cancelLabel}
        </Button>
      </div>
      {error && (
        <div role="alert">
          <ErrorText message={error} />
        </div>
      )}
    </div>
  );
}
