import { useStore } from '@cityguide/store/react';
import { Button, CompassIcon, Icon } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import styles from './EmptyGrid.module.css';

interface EmptyGridProps {
  /** What was searched for; empty where nothing was. */
  keywords: string;
  words: ListingGridMessages;
  onClear(): void;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyGrid({ keywords, words, onClear }: EmptyGridProps) {
  const { paths } = useStore();
  return (
    <div className={styles.empty}>
      <Icon shape={CompassIcon} size={48} />
      <p className={styles.sentence}>{keywords ? words.noMatches(keywords) : words.noPlaces}</p>
      {keywords ? (
        <Button look="secondary" onClick={onClear}>
          <span>{words.clearSearch}</span>
        </Button>
      ) : (
        <a className={styles.link} href={paths.places}>
          {words.allPlaces}
        </a>
      )}
    </div>
  );
}
