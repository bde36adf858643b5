import type { MouseEvent } from 'react';
import { useStore } from '@cityguide/store/react';
import { useMessages } from '../useMessages';
import styles from './FacebookLink.module.css';

/** A real link, if the site has this log-in; a plain click records the log-in before it leaves the page (AUTH-4). */
export function FacebookLink() {
  const { login } = useStore();
  const messages = useMessages();
  const href = login.facebookPath();
  if (!href) return null;

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void login.logInWithFacebook();
  }

  return (
    <a className={styles.link} href={href} onClick={handleClick}>
      <span className={styles.sign} aria-hidden="true">
        f
      </span>
      {messages.logInWithFacebook}
    </a>
  );
}
