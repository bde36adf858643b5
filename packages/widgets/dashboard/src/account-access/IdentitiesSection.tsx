import { providerNames, type AccountAccess, type AccountAccessStore } from '@cityguide/store/account-access';
import { useState } from 'react';
import { Section } from '../home/Section';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import { useMessages } from '../useMessages';
import { SuccessNotice } from './SuccessNotice';
import { ConfirmButton } from './ConfirmButton';
import styles from './AccountAccess.module.css';
import { accountAccessMessages } from './accountAccessMessages';

interface IdentitiesSectionProps {
  source: AccountAccessStore;
  ways: AccountAccess;
}

/** Linked accounts of other services that can log in to this one. */
export function IdentitiesSection({ source, ways: { identities, has_password } }: IdentitiesSectionProps) {
  const messages = useMessages(accountAccessMessages);
  const nowMs = useNow();
  const [done, setDone] = useState<string | null>(null);
  const isOnlyWayIn = !has_password && identities.length === 1;
  return (
    <Section heading={messages.identities} help={messages.identitiesHelp}>
      {identities.length === 0 ? (
        <p className={styles.text}>{messages.noIdentities}</p>
      ) : (
        <ul className={styles.list} aria-label={messages.identities}>
          {identities.map(({ id, provider, date_created }) => (
            <li key={id} className={styles.item}>
              <div className={styles.facts}>
                <p className={styles.name}>{providerNames[provider]}</p>
                <p className={styles.quiet}>
                  <TimeAgo date={date_created} nowMs={nowMs} format={messages.linked} />
                </p>
                {isOnlyWayIn && <p className={styles.quiet}>{messages.onlyWayIn}</p>}
              </div>
              {!isOnlyWayIn && (
                <ConfirmButton
                  label={messages.unlink}
                  targetName={providerNames[provider]}
                  question={messages.unlinkQuestion(providerNames[provider])}
                  cancelLabel={messages.keepLinked}
                  onConfirm={() => source.unlinkIdentity(id)}
                  onDone={() => setDone(messages.unlinked(providerNames[provider]))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {done && <SuccessNotice message={done} />}
    </Section>
  );
}
