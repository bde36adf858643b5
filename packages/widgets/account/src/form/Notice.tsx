import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `bad` where the action is not possible. */
  tone: 'good' | 'bad';
  /** The form that had the focus is gone: the notice takes the focus, so that screen readers read it. */
  hasInitialFocus?: boolean;
  children: ReactNode;
}

/** The result of a form. */
export function Notice({ tone, hasInitialFocus = false, children }: NoticeProps) {
  return (
    <p
      ref={hasInitialFocus ? focusOnMount : undefined}
      className={`${styles.notice} ${styles[tone]}`}
      tabIndex={hasInitialFocus ? -1 : undefined}
    >
      {children}
    </p>
  );
}

function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
