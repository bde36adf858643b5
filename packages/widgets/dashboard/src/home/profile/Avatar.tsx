import type { ProfileState } from '@cityguide/store';
import { useSite } from '@cityguide/store/react';
import { Icon, Image, getImageUrl, UserIcon } from '@cityguide/ui';
import styles from './ProfileSection.module.css';

const SIZE = { width: 80, height: 80 };

/**
 * The member's picture; initials where there is none, and an icon where there is no name. Neither sends a request.
 */
export function Avatar({ profile }: { profile: NonNullable<ProfileState['profile']> }) {
  const { imageServer } = useSite();
  const { avatar_url, first_name, last_name } = profile;
  if (getImageUrl(avatar_url, SIZE) !== null) {
    return (
      <span className={styles.avatar}>
        <Image
          url={avatar_url}
          alt=""
          {...SIZE}
          command="resize_then_crop"
          baseUrl={imageServer}
          shape="round"
          loading="eager"
        />
      </span>
    );
  }
  const initials = [first_name, last_name].map((name) => [...(name ?? '')][0] ?? '').join('');
  return (
    <span className={`${styles.avatar} ${styles.initials}`} aria-hidden="true">
      {initials || <Icon icon={UserIcon} size={32} />}
    </span>
  );
}
