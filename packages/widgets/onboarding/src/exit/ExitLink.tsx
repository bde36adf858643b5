import { useState, type Ref } from 'react';
import { useMessages } from '../useMessages';
import { getRedirectPath } from './getRedirectPath';
import styles from './ExitLink.module.css';

/** Skips the remaining steps and returns to where the visitor came from. */
export function ExitLink({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const messages = useMessages();
  const [address] = useState(() => getRedirectPath(window.location.href));
  return (
    <a ref={ref} className={styles.link} href={address}>
      {messages.skipAll}
    </a>
  );
}
