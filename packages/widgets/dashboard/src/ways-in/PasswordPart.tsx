import { useStore, useStoreState } from '@cityguide/store/react';
import type { WaysInStore } from '@cityguide/store/ways-in';
import { Button, ErrorText } from '@cityguide/ui';
import { useState } from 'react';
import { Part } from '../home/Part';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import { useWords } from '../words/useWords';
import { DoneNotice } from './DoneNotice';
import styles from './WaysIn.module.css';
import { waysInMessages } from './waysInMessages';

interface PasswordPartProps {
  source: WaysInStore;
  /** Where a link is mailed to. */
  email: string;
}

/** When the password was changed and the dialog that changes it; who has none gets a link by mail. */
export function PasswordPart({ source, email }: PasswordPartProps) {
  const { login } = useStore();
  const words = useWords(waysInMessages);
  const nowMs = useNow();
  const { ways } = useStoreState(source);
  return (
    <Part heading={words.password} help={words.passwordHelp}>
      {ways?.has_password === false ? (
        <PasswordLink source={source} email={email} />
      ) : (
        <div className={styles.stack}>
          {ways?.password_changed && (
            <p className={styles.quiet}>
              <TimeAgo moment={ways.password_changed} nowMs={nowMs} tell={words.passwordChanged} />
            </p>
          )}
          <Button look="secondary" onClick={() => login.displayChangePassword()}>
            {words.changePassword}
          </Button>
        </div>
      )}
    </Part>
  );
}

/** A password is set by the same mail that resets a forgotten one. */
function PasswordLink({ source, email }: PasswordPartProps) {
  const words = useWords(waysInMessages);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setError(null);
    const outcome = await source.sendPasswordLink();
    setSending(false);
    if (outcome.isDone) setSent(true);
    else setError(outcome.message ?? words.failed);
  }

  return (
    <div className={styles.stack}>
      <p className={styles.text}>{words.noPassword}</p>
      {isSent ? (
        <DoneNotice message={words.passwordLinkSent(email)} />
      ) : (
        <Button look="secondary" isBusy={isSending} onClick={() => void send()}>
          {words.mailPasswordLink}
        </Button>
      )}
      {error && (
        <div role="alert">
          <ErrorText message={error} />
        </div>
      )}
    </div>
  );
}
