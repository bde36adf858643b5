import { Icon, SearchIcon } from '@cityguide/ui';
import type { HoverIconData } from '../definition';
import styles from './HoverIcon.module.css';

interface HoverIconProps {
  isPlaying: boolean;
  /** The page's own pair of pictures; without them a magnifying glass is shown. */
  pictures: HoverIconData | undefined;
}

/** An icon with a short animation on hover: the magnifying glass moves, or the page's second picture is shown. */
export function HoverIcon({ isPlaying, pictures }: HoverIconProps) {
  return (
    <span className={styles.icon} data-playing={isPlaying || undefined}>
      {pictures ? (
        <img
          className={styles.picture}
          src={isPlaying ? pictures.animated_url : pictures.still_url}
          alt=""
          width={24}
          height={24}
        />
      ) : (
        <Icon icon={SearchIcon} size={24} />
      )}
    </span>
  );
}
