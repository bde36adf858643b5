import { useEffect, useRef } from 'react';
import styles from './WaysIn.module.css';

/**
 * What has just been done. The control that did it is gone, and with it the focus: these words take it, and are read by
 * it.
 */
export function DoneNotice({ message }: { message: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), [message]);
  return (
    <p ref={words} className={styles.done} tabIndex={-1}>
      {message}
    </p>
  );
}
