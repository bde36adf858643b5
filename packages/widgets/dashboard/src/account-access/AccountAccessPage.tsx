import { useProfile, useStore, useStoreState } from '@cityguide/store/react';
import { createAccountAccessStore } from '@cityguide/store/account-access';
import { Button, Skeleton, VisuallyHidden } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { PendingEmail } from '../pending-email/PendingEmail';
import { useMessages } from '../useMessages';
import { IdentitiesSection } from './IdentitiesSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';
import styles from './AccountAccess.module.css';
import { accountAccessMessages } from './accountAccessMessages';

/**
 * Everything that gives access to the account: password, linked accounts and sessions; each can be removed here
 * (DOOR-3).
 */
export function AccountAccessPage() {
  const store = useStore();
  const messages = useMessages(accountAccessMessages);
  const [source] = useState(() => createAccountAccessStore(store));
  useEffect(() => source.start(), [source]);
  const { status, access } = useStoreState(source);
  const email = useProfile().profile?.email ?? '';

  if (status === 'loading') {
    return (
      <div className={styles.waiting} aria-busy="true">
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
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
        <span>{messages.loadFailed}</span>
        <Button variant="secondary" onClick={() => void source.load()}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (!access) {
    return (
      <>
        <p className={styles.text}>{messages.unsupported}</p>
        <PasswordSection source={source} email={email} />
      </>
    );
  }
  return (
    <>
      <div className={styles.pending}>
        <PendingEmail
          email={email}
          pending={access.pending_email}
          hasPassword={access.has_password}
          cancel={source.cancelEmailChange}
        />
      </div>
      <PasswordSection source={source} email={email} />
      <IdentitiesSection source={source} ways={access} />
      <SessionsSection source={source} sessions={access.sessions} />
    </>
  );
}
