import { useStore, useStoreState } from '@cityguide/store/react';
import type { AccountAccessStore } from '@cityguide/store/account-access';
import { Button, ErrorText } from '@cityguide/ui';
import { useState } from 'react';
import { Section } from '../home/Section';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import { useMessages } from '../useMessages';
import { SuccessNotice } from './SuccessNotice';
import styles from './AccountAccess.module.css';
import { accountAccessMessages } from './accountAccessMessages';

interface PasswordSectionProps {
  source: AccountAccessStore;
  /** Where the password link is mailed to. */
  email: string;
}

/**
 * Shows when the password was changed and opens the dialog that changes it; members without a password get a link by
 * mail.
 */
export function PasswordSection({ source, email }: PasswordSectionProps) {
  const { login } = useStore();
  const messages = useMessages(accountAccessMessages);
  const nowMs = useNow();
  const { access } = useStoreState(source);
  return (
    <Section heading={messages.password} help={messages.passwordHelp}>
      {access?.has_password === false ? (
        <PasswordLink source={source} email={email} />
      ) : (
        <div className={styles.stack}>
          {access?.password_changed && (
            <p className={styles.quiet}>
              <TimeAgo date={access.password_changed} nowMs={nowMs} format={messages.passwordChanged} />
            </p>
          )}
          <Button variant="secondary" onClick={() => login.displayChangePassword()}>
            {messages.changePassword}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** A first password is set by the same mail that resets a forgotten one. */
function PasswordLink({ source, email }: PasswordSectionProps) {
  const messages = useMessages(accountAccessMessages);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setError(null);
    const outcome = await source.sendPasswordLink();
    setSending(false);
    if (outcome.isSuccessful) setSent(true);
    else setError(outcome.message ?? messages.failed);
  }

  return (
    <div className={styles.stack}>
      <p className={styles.text}>{messages.noPassword}</p>
      {isSent ? (
        <SuccessNotice message={messages.passwordLinkSent(email)} />
      ) : (
        <Button variant="secondary" isBusy={isSending} onClick={() => void send()}>
          {messages.mailPasswordLink}
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
