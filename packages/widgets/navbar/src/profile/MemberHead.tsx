import { useEffect, useState } from 'react';
import { useProfile, useSite, useStore } from '@cityguide/store/react';
import { Icon, Image, imageAddress, Skeleton, UserIcon } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import { findMemberName } from './findMemberName';
import styles from './MemberHead.module.css';

/** Face and name of the member, as far as the profile has them (NAV-11). */
export function MemberHead() {
  const { load } = useStore().profile;
  const { profile } = useProfile();
  const [hasAnswered, setHasAnswered] = useState(false);
  const words = useMessages();
  useEffect(() => {
    void load().then(() => setHasAnswered(true));
  }, [load]);
  const name = profile ? findMemberName(profile) : '';
  return (
    <div className={styles.head}>
      <Avatar address={profile?.avatar_url} />
      {profile || hasAnswered ? (
        <p className={styles.name}>{name ? words.loggedInAs(name) : words.yourAccount}</p>
      ) : (
        <Skeleton shape="title" />
      )}
    </div>
  );
}

const SIZE = { width: 48, height: 48 };

/** A figure stands in for a face that there is none of; nothing is asked for then. */
function Avatar({ address }: { address: string | null | undefined }) {
  const { imageServer } = useSite();
  const hasFace = imageAddress(address, SIZE) !== null;
  return (
    <span className={styles.avatar}>
      {hasFace ? (
        <Image
          address={address}
          alt=""
          {...SIZE}
          command="resize_then_crop"
          server={imageServer}
          shape="round"
          loading="eager"
        />
      ) : (
        <Icon shape={UserIcon} size={32} />
      )}
    </span>
  );
}
