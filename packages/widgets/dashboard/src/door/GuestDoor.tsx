import { useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { useCallback, useEffect } from 'react';
import { messages } from '../messages';
import { useWords } from '../words/useWords';
import styles from './Door.module.css';

interface GuestDoorProps {
  /** Opens the log-in by itself. */
  asksAtOnce: boolean;
}

/** A guest gets the log-in and, once in, the page that was asked for (DASH-1). */
export function GuestDoor({ asksAtOnce }: GuestDoorProps) {
  const { login } = useStore();
  const words = useWords(messages);
  const displayLogin = useCallback(() => {
    const { pathname, search, hash } = window.location;
    login.displayLogin({ redirectTo: pathname + search + hash });
  }, [login]);

  useEffect(() => {
    if (asksAtOnce) displayLogin();
  }, [asksAtOnce, displayLogin]);

  return (
    <section className={styles.door}>
      <h2 className={styles.heading}>{words.guestHeading}</h2>
      <p className={styles.help}>{words.guestHelp}</p>
      <Button onClick={displayLogin}>{words.logIn}</Button>
    </section>
  );
}
