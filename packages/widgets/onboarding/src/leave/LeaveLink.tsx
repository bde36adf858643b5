import { useState, type Ref } from 'react';
import { useMessages } from '../words/useMessages';
import { findReturn } from './findReturn';
import styles from './LeaveLink.module.css';

/** Skips whatever is left and leads back to where the visitor came from. */
export function LeaveLink({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const words = useMessages();
  const [address] = useState(() => findReturn(window.location.href));
  return (
    <a ref={ref} className={styles.link} href={address}>
      {words.skipAll}
    </a>
  );
}
