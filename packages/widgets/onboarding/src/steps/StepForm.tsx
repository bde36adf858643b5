import { Button, ErrorText } from '@cityguide/ui';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../useMessages';
import styles from './StepForm.module.css';
import type { StepNavigation } from './StepNavigation';
import { useFocusOnError } from './useFocusOnError';

interface StepFormProps {
  navigation: StepNavigation;
  heading: string;
  help: string;
  /** An error of the whole step. */
  error?: string | null;
  /** A new object each time there are errors; the first one gets the focus. */
  fieldErrors?: object | null;
  /** Whether the step is being sent. */
  isSending?: boolean;
  onSubmit(form: HTMLFormElement): void;
  children: ReactNode;
}

/** The form of one step: its heading, its fields, and the buttons Back, Skip and Next. */
export function StepForm({ navigation, heading, help, error, fieldErrors = null, ...step }: StepFormProps) {
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = step.isSending || navigation.isExiting;
  useFocusOnError(form, fieldErrors);
  const ifNotBusy = (go: () => void) => () => isBusy || go();

  return (
    // The browser's own validation messages would not be the site's.
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
      <h2 ref={navigation.headingRef} className={styles.heading} tabIndex={-1}>
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
        {navigation.onBack && (
          <div className={styles.back}>
            <Button variant="quiet" aria-disabled={isBusy} onClick={ifNotBusy(navigation.onBack)}>
              {messages.back}
            </Button>
          </div>
        )}
        {navigation.onSkip && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={ifNotBusy(navigation.onSkip)}>
            {messages.skipStep}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          {navigation.isLast ? messages.finish : messages.next}
        </Button>
      </div>
    </form>
  );
}
