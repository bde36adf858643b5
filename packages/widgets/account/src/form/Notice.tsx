import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `bad` where what the visitor came for cannot be done. */
  tone: 'good' | 'bad';
  /** The form is gone, and with it the focus: the words take it, and are read by it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** What came of a form. */
export function Notice({ tone, takesFocus = false, children }: NoticeProps) {
  return (
    <p
      ref={takesFocus ? focusOnArrival : undefined}
      className={`${styles.notice} ${styles[tone]}`}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {children}
    </p>
  );
}

function focusOnArrival(element: HTMLElement | null) {
  element?.focus();
}
