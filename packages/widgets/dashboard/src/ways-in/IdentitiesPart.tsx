import { providerNames, type WaysIn, type WaysInStore } from '@cityguide/store/ways-in';
import { useState } from 'react';
import { Part } from '../home/Part';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import { useWords } from '../words/useWords';
import { DoneNotice } from './DoneNotice';
import { EndControl } from './EndControl';
import styles from './WaysIn.module.css';
import { waysInMessages } from './waysInMessages';

interface IdentitiesPartProps {
  source: WaysInStore;
  ways: WaysIn;
}

/** Accounts of other services that open this one. */
export function IdentitiesPart({ source, ways: { identities, has_password } }: IdentitiesPartProps) {
  const words = useWords(waysInMessages);
  const nowMs = useNow();
  const [done, setDone] = useState<string | null>(null);
  const isOnlyWayIn = !has_password && identities.length === 1;
  return (
    <Part heading={words.identities} help={words.identitiesHelp}>
      {identities.length === 0 ? (
        <p className={styles.text}>{words.noIdentities}</p>
      ) : (
        <ul className={styles.list} aria-label={words.identities}>
          {identities.map(({ id, provider, date_created }) => (
            <li key={id} className={styles.item}>
              <div className={styles.facts}>
                <p className={styles.name}>{providerNames[provider]}</p>
                <p className={styles.quiet}>
                  <TimeAgo moment={date_created} nowMs={nowMs} tell={words.linked} />
                </p>
                {isOnlyWayIn && <p className={styles.quiet}>{words.onlyWayIn}</p>}
              </div>
              {!isOnlyWayIn && (
                <EndControl
                  label={words.unlink}
                  of={providerNames[provider]}
                  question={words.unlinkQuestion(providerNames[provider])}
                  keepLabel={words.keepLinked}
                  end={() => source.unlinkIdentity(id)}
                  onEnded={() => setDone(words.unlinked(providerNames[provider]))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {done && <DoneNotice message={done} />}
    </Part>
  );
}
