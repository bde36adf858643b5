import { Button, ErrorText } from '@cityguide/ui';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../words/useMessages';
import styles from './StepForm.module.css';
import type { StepWays } from './StepWays';
import { useFocusOnError } from './useFocusOnError';

interface StepFormProps {
  ways: StepWays;
  heading: string;
  help: string;
  /** What is wrong with the whole step. */
  error?: string | null;
  /** A new object each time something is found wrong; the focus goes there. */
  fault?: object | null;
  /** While it is sent. */
  isSending?: boolean;
  onSubmit(form: HTMLFormElement): void;
  children: ReactNode;
}

/** One step: its heading, what it asks for, and the ways back, past and on. */
export function StepForm({ ways, heading, help, error, fault = null, ...step }: StepFormProps) {
  const words = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = step.isSending || ways.isLeaving;
  useFocusOnError(form, fault);
  const unlessBusy = (go: () => void) => () => isBusy || go();

  return (
    // The browser's own messages would not be in the site's words.
    <form
      ref={form}
      className={styles.step}
      aria-label={heading}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) step.onSubmit(event.currentTarget);
      }}
    >
      <h2 ref={ways.title} className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      <p className={styles.help}>{help}</p>
      {step.children}
      {error && (
        <div className={styles.error} role="alert" tabIndex={-1} data-form-error>
          <ErrorText message={error} />
        </div>
      )}
      <div className={styles.foot}>
        {ways.onBack && (
          <div className={styles.back}>
            <Button look="quiet" aria-disabled={isBusy} onClick={unlessBusy(ways.onBack)}>
              {words.back}
            </Button>
          </div>
        )}
        {ways.onSkip && (
          <Button look="quiet" aria-disabled={isBusy} onClick={unlessBusy(ways.onSkip)}>
            {words.skipStep}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          {ways.isLast ? words.finish : words.next}
        </Button>
      </div>
    </form>
  );
}
