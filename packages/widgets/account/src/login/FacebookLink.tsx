import type { MouseEvent } from 'react';
import { useStore } from '@cityguide/store/react';
import { useMessages } from '../words/useMessages';
import styles from './FacebookLink.module.css';

/** A link that works as one; pressed plainly, the log-in is noted before the page leaves (AUTH-4). */
export function FacebookLink() {
  const { login } = useStore();
  const words = useMessages();

  function leave(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void login.logInWithFacebook();
  }

  return (
    <a className={styles.link} href={login.facebookPath()} onClick={leave}>
      <span className={styles.sign} aria-hidden="true">
        f
      </span>
      {words.logInWithFacebook}
    </a>
  );
}
