import { Button, ErrorText, VisuallyHidden } from '@cityguide/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../words/useWords';
import styles from './WaysIn.module.css';
import { waysInMessages } from './waysInMessages';

interface EndControlProps {
  label: string;
  /** What it ends, for who hears the label alone. */
  of?: string;
  /** What will be once it has ended. */
  question: string;
  keepLabel: string;
  end(): Promise<{ isDone: boolean; message?: string }>;
  onEnded(): void;
}

/** Ends a way in, in two steps: asked once more where it stands, then ended at the server before it goes here. */
export function EndControl({ label, of, question, keepLabel, end, onEnded }: EndControlProps) {
  const words = useWords(waysInMessages);
  const questionId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that was pressed has gone: the one in its place has the focus.
    if (isAsking !== wasAsking.current) place.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function confirm() {
    setEnding(true);
    setError(null);
    const outcome = await end();
    setEnding(false);
    if (!outcome.isDone) return setError(outcome.message ?? words.failed);
    setAsking(false);
    onEnded();
  }

  function keep() {
    if (isEnding) return;
    setError(null);
    setAsking(false);
  }

  const keepOnEscape = ({ key }: KeyboardEvent) => void (key === 'Escape' && keep());
  const name = of && <VisuallyHidden> {of}</VisuallyHidden>;
  if (!isAsking) {
    return (
      <div ref={place} className={styles.control}>
        <Button look="secondary" onClick={() => setAsking(true)}>
          <span>
            {label}
            {name}
          </span>
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.question} role="group" aria-labelledby={questionId}>
      <p id={questionId} className={styles.text}>
        {question}
      </p>
      <div className={styles.choices}>
        <Button isBusy={isEnding} onClick={() => void confirm()} onKeyDown={keepOnEscape}>
          <span>
            {label}
            {name}
          </span>
        </Button>
        <Button look="secondary" aria-disabled={isEnding} onClick={keep} onKeyDown={keepOnEscape}>
          {keepLabel}
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
