import { useEffect, useRef } from 'react';
import styles from './AccountAccess.module.css';

/**
 * Confirms what has just been done. The control that had the focus is gone: the notice takes the focus, so that
 * screen readers read it.
 */
export function SuccessNotice({ message }: { message: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), [message]);
  return (
    <p ref={paragraph} className={styles.done} tabIndex={-1}>
      {message}
    </p>
  );
}
