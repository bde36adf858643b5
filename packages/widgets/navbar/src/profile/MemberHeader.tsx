import { useEffect, useState } from 'react';
import { useProfile, useSite, useStore } from '@cityguide/store/react';
import { Icon, Image, getImageUrl, Skeleton, UserIcon } from '@cityguide/ui';
import { useMessages } from '../catalogue/useMessages';
import { formatMemberName } from './formatMemberName';
import styles from './MemberHeader.module.css';

/** Avatar and name of the member, if the profile has them (NAV-11). */
export function MemberHeader() {
  const { load } = useStore().profile;
  const { profile } = useProfile();
  const [isLoaded, setIsLoaded] = useState(false);
  const messages = useMessages();
  useEffect(() => {
    void load().then(() => setIsLoaded(true));
  }, [load]);
  const name = profile ? formatMemberName(profile) : '';
  return (
    <div className={styles.head}>
      <Avatar address={profile?.avatar_url} />
      {profile || isLoaded ? (
        <p className={styles.name}>{name ? messages.loggedInAs(name) : messages.yourAccount}</p>
      ) : (
        <Skeleton shape="title" />
      )}
    </div>
  );
}

const SIZE = { width: 48, height: 48 };

/** The member's avatar, or an icon if there is none; then no picture is requested. */
function Avatar({ address }: { address: string | null | undefined }) {
  const { imageServer } = useSite();
  const hasPicture = getImageUrl(address, SIZE) !== null;
  return (
    <span className={styles.avatar}>
      {hasPicture ? (
        <Image
          url={address}
          alt=""
          {...SIZE}
          command="resize_then_crop"
          baseUrl={imageServer}
          shape="round"
          loading="eager"
        />
      ) : (
        <Icon icon={UserIcon} size={32} />
      )}
    </span>
  );
}
