import { useProfile, useStore } from '@cityguide/store/react';
import { Button, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../useMessages';
import { homeMessages } from '../homeMessages';
import { Section } from '../Section';
import { Avatar } from './Avatar';
import { ProfileForm } from './ProfileForm';
import styles from './ProfileSection.module.css';

/** Picture, name and email of the member; name and email can be changed (DASH-2). */
export function ProfileSection() {
  const { profile: store, login } = useStore();
  const messages = useMessages(homeMessages);
  const { profile } = useProfile();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void store.load().then(() => setLoaded(true));
    return () => store.clearUpdate();
  }, [store]);

  // A new password cancels a pending change of the email.
  useEffect(
    () =>
      login.subscribe(({ changePasswordSuccessful }, previous) => {
        if (changePasswordSuccessful && !previous.changePasswordSuccessful) void store.load();
      }),
    [login, store],
  );

  function tryAgain() {
    setLoaded(false);
    void store.load().then(() => setLoaded(true));
  }

  return (
    <Section heading={messages.profile}>
      {profile && (
        <div className={styles.profile}>
          <Avatar profile={profile} />
          <ProfileForm profile={profile} />
        </div>
      )}
      {!profile && !isLoaded && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton />
          <Skeleton isShort />
        </div>
      )}
      {!profile && isLoaded && (
        <div className={styles.failed} role="alert">
          <span>{messages.profileFailed}</span>
          <Button variant="secondary" onClick={tryAgain}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
    </Section>
  );
}
