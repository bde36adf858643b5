import type { ActiveSession, AccountAccessStore } from '@cityguide/store/account-access';
import { useState } from 'react';
import { Section } from '../home/Section';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import { useMessages } from '../useMessages';
import { SuccessNotice } from './SuccessNotice';
import { ConfirmButton } from './ConfirmButton';
import styles from './AccountAccess.module.css';
import { accountAccessMessages } from './accountAccessMessages';

interface SessionsSectionProps {
  source: AccountAccessStore;
  sessions: readonly ActiveSession[];
}

/** The browsers that are logged in; the current one cannot be logged out here. */
export function SessionsSection({ source, sessions }: SessionsSectionProps) {
  const messages = useMessages(accountAccessMessages);
  const nowMs = useNow();
  const [done, setDone] = useState<{ message: string } | null>(null);
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <Section heading={messages.sessions} help={messages.sessionsHelp}>
      <ul className={styles.list} aria-label={messages.sessions}>
        {sessions.map(({ id, device, is_current, date_created, last_used }) => {
          const name = device || messages.unknownDevice;
          return (
            <li key={id} className={styles.item}>
              <div className={styles.facts}>
                <p className={styles.name}>{name}</p>
                <p className={styles.quiet}>
                  <TimeAgo date={date_created} nowMs={nowMs} format={messages.loggedIn} />
                  {!is_current && (
                    <>
                      {' · '}
                      <TimeAgo date={last_used} nowMs={nowMs} format={messages.lastUsed} />
                    </>
                  )}
                </p>
              </div>
              {is_current ? (
                <p className={styles.current}>{messages.thisDevice}</p>
              ) : (
                <ConfirmButton
                  label={messages.end}
                  targetName={name}
                  question={messages.endQuestion(name)}
                  cancelLabel={messages.keepSession}
                  onConfirm={() => source.endSession(id)}
                  onDone={() => setDone({ message: messages.ended(name) })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {done && <SuccessNotice key={others.length} message={done.message} />}
      {others.length > 0 && (
        <div className={styles.all}>
          <ConfirmButton
            label={messages.endOthers}
            question={messages.endOthersQuestion}
            cancelLabel={messages.keepOthers}
            onConfirm={() => source.endOtherSessions()}
            onDone={() => setDone({ message: messages.othersEnded })}
          />
        </div>
      )}
    </Section>
  );
}
