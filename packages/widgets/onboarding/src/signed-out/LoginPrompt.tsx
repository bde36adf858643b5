import { useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { useCallback, useEffect } from 'react';
import { ExitLink } from '../exit/ExitLink';
import { useMessages } from '../useMessages';
import styles from './LoginPrompt.module.css';

/** Opens the log-in for a guest, and then returns to this page with its `next` parameter. */
export function LoginPrompt() {
  const { login } = useStore();
  const messages = useMessages();
  const displayLogin = useCallback(() => {
    const { pathname, search } = window.location;
    login.displayLogin({ redirectTo: pathname + search });
  }, [login]);
  useEffect(displayLogin, [displayLogin]);

  return (
    <section className={styles.door}>
      <h2 className={styles.heading}>{messages.guestHeading}</h2>
      <p className={styles.help}>{messages.guestHelp}</p>
      <div className={styles.ways}>
        <Button onClick={displayLogin}>{messages.logIn}</Button>
        <ExitLink />
      </div>
    </section>
  );
}
