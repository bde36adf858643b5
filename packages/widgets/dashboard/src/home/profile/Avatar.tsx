import type { ProfileState } from '@cityguide/store';
import { useSite } from '@cityguide/store/react';
import { Icon, Image, imageAddress, UserIcon } from '@cityguide/ui';
import styles from './ProfilePart.module.css';

const SIZE = { width: 80, height: 80 };

/** The member's face; initials where there is none, and a figure where there is no name. Nothing is asked for then. */
export function Avatar({ profile }: { profile: NonNullable<ProfileState['profile']> }) {
  const { imageServer } = useSite();
  const { avatar_url, first_name, last_name } = profile;
  if (imageAddress(avatar_url, SIZE) !== null) {
    return (
      <span className={styles.avatar}>
        <Image
          address={avatar_url}
          alt=""
          {...SIZE}
          command="resize_then_crop"
          server={imageServer}
          shape="round"
          loading="eager"
        />
      </span>
    );
  }
  const initials = [first_name, last_name].map((name) => [...(name ?? '')][0] ?? '').join('');
  return (
    <span className={`${styles.avatar} ${styles.initials}`} aria-hidden="true">
      {initials || <Icon shape={UserIcon} size={32} />}
    </span>
  );
}
