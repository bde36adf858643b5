import { useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { useCallback, useEffect } from 'react';
import { LeaveLink } from '../leave/LeaveLink';
import { useMessages } from '../words/useMessages';
import styles from './GuestDoor.module.css';

/** A guest gets the log-in at once and, once in, this page again with its `next`. */
export function GuestDoor() {
  const { login } = useStore();
  const words = useMessages();
  const displayLogin = useCallback(() => {
    const { pathname, search } = window.location;
    login.displayLogin({ redirectTo: pathname + search });
  }, [login]);
  useEffect(displayLogin, [displayLogin]);

  return (
    <section className={styles.door}>
      <h2 className={styles.heading}>{words.guestHeading}</h2>
      <p className={styles.help}>{words.guestHelp}</p>
      <div className={styles.ways}>
        <Button onClick={displayLogin}>{words.logIn}</Button>
        <LeaveLink />
      </div>
    </section>
  );
}
