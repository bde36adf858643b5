import { useStore } from '@cityguide/store/react';
import { Button } from '@cityguide/ui';
import { useCallback, useEffect } from 'react';
import { messages as catalogue } from '../messages';
import { useMessages } from '../useMessages';
import styles from './SignedOut.module.css';

interface LoginPromptProps {
  /** Opens the log-in on mount. */
  opensImmediately: boolean;
}

/** Asks a guest to log in and then returns to the requested page (DASH-1). */
export function LoginPrompt({ opensImmediately }: LoginPromptProps) {
  const { login } = useStore();
  const messages = useMessages(catalogue);
  const displayLogin = useCallback(() => {
    const { pathname, search, hash } = window.location;
    login.displayLogin({ redirectTo: pathname + search + hash });
  }, [login]);

  useEffect(() => {
    if (opensImmediately) displayLogin();
  }, [opensImmediately, displayLogin]);

  return (
    <section className={styles.door}>
      <h2 className={styles.heading}>{messages.guestHeading}</h2>
      <p className={styles.help}>{messages.guestHelp}</p>
      <Button onClick={displayLogin}>{messages.logIn}</Button>
    </section>
  );
}
