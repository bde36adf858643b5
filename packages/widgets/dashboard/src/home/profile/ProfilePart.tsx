import { useProfile, useStore } from '@cityguide/store/react';
import { Button, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/useWords';
import { homeMessages } from '../homeMessages';
import { Part } from '../Part';
import { Avatar } from './Avatar';
import { ProfileForm } from './ProfileForm';
import styles from './ProfilePart.module.css';

/** Face, name and address of the member; name and address can be changed (DASH-2). */
export function ProfilePart() {
  const { profile: store, login } = useStore();
  const words = useWords(homeMessages);
  const { profile } = useProfile();
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    void store.load().then(() => setAnswered(true));
    return () => store.clearUpdate();
  }, [store]);

  // A new password ends a change of the email that was waiting.
  useEffect(
    () =>
      login.subscribe(({ changePasswordSuccessful }, before) => {
        if (changePasswordSuccessful && !before.changePasswordSuccessful) void store.load();
      }),
    [login, store],
  );

  function tryAgain() {
    setAnswered(false);
    void store.load().then(() => setAnswered(true));
  }

  return (
    <Part heading={words.profile}>
      {profile && (
        <div className={styles.profile}>
          <Avatar profile={profile} />
          <ProfileForm profile={profile} />
        </div>
      )}
      {!profile && !hasAnswered && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton />
          <Skeleton isShort />
        </div>
      )}
      {!profile && hasAnswered && (
        <div className={styles.failed} role="alert">
          <span>{words.profileFailed}</span>
          <Button look="secondary" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </Part>
  );
}
