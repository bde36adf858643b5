import { useProfile, useStore, useStoreState } from '@cityguide/store/react';
import { createWaysIn } from '@cityguide/store/ways-in';
import { Button, Skeleton, VisuallyHidden } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { PendingEmail } from '../pending-email/PendingEmail';
import { useWords } from '../words/useWords';
import { IdentitiesPart } from './IdentitiesPart';
import { PasswordPart } from './PasswordPart';
import { SessionsPart } from './SessionsPart';
import styles from './WaysIn.module.css';
import { waysInMessages } from './waysInMessages';

/** Every way into the account: each can be ended here (DOOR-3). */
export function WaysInPage() {
  const store = useStore();
  const words = useWords(waysInMessages);
  const [source] = useState(() => createWaysIn(store));
  useEffect(() => source.start(), [source]);
  const { status, ways } = useStoreState(source);
  const email = useProfile().profile?.email ?? '';

  if (status === 'loading') {
    return (
      <div className={styles.waiting} aria-busy="true">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton shape="title" isShort />
        <Skeleton />
        <Skeleton />
        <Skeleton isShort />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <span>{words.loadFailed}</span>
        <Button look="secondary" onClick={() => void source.load()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (!ways) {
    return (
      <>
        <p className={styles.text}>{words.unsupported}</p>
        <PasswordPart source={source} email={email} />
      </>
    );
  }
  return (
    <>
      <div className={styles.pending}>
        <PendingEmail
          email={email}
          pending={ways.pending_email}
          hasPassword={ways.has_password}
          cancel={source.cancelEmailChange}
        />
      </div>
      <PasswordPart source={source} email={email} />
      <IdentitiesPart source={source} ways={ways} />
      <SessionsPart source={source} sessions={ways.sessions} />
    </>
  );
}
