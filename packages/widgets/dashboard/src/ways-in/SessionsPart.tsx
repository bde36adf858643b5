import type { Session, WaysInStore } from '@cityguide/store/ways-in';
import { useState } from 'react';
import { Part } from '../home/Part';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import { useWords } from '../words/useWords';
import { DoneNotice } from './DoneNotice';
import { EndControl } from './EndControl';
import styles from './WaysIn.module.css';
import { waysInMessages } from './waysInMessages';

interface SessionsPartProps {
  source: WaysInStore;
  sessions: readonly Session[];
}

/** The browsers that are logged in; this one stays. */
export function SessionsPart({ source, sessions }: SessionsPartProps) {
  const words = useWords(waysInMessages);
  const nowMs = useNow();
  const [done, setDone] = useState<{ message: string } | null>(null);
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <Part heading={words.sessions} help={words.sessionsHelp}>
      <ul className={styles.list} aria-label={words.sessions}>
        {sessions.map(({ id, device, is_current, date_created, last_used }) => {
          const name = device || words.unknownDevice;
          return (
            <li key={id} className={styles.item}>
              <div className={styles.facts}>
                <p className={styles.name}>{name}</p>
                <p className={styles.quiet}>
                  <TimeAgo moment={date_created} nowMs={nowMs} tell={words.loggedIn} />
                  {!is_current && (
                    <>
                      {' · '}
                      <TimeAgo moment={last_used} nowMs={nowMs} tell={words.lastUsed} />
                    </>
                  )}
                </p>
              </div>
              {is_current ? (
                <p className={styles.current}>{words.thisDevice}</p>
              ) : (
                <EndControl
                  label={words.end}
                  of={name}
                  question={words.endQuestion(name)}
                  keepLabel={words.keepSession}
                  end={() => source.endSession(id)}
                  onEnded={() => setDone({ message: words.ended(name) })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {done && <DoneNotice key={others.length} message={done.message} />}
      {others.length > 0 && (
        <div className={styles.all}>
          <EndControl
            label={words.endOthers}
            question={words.endOthersQuestion}
            keepLabel={words.keepOthers}
            end={() => source.endOtherSessions()}
            onEnded={() => setDone({ message: words.othersEnded })}
          />
        </div>
      )}
    </Part>
  );
}
