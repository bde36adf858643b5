import { useStore } from '@cityguide/store/react';
import { Button, CompassIcon, Icon } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import styles from './EmptyGrid.module.css';

interface EmptyGridProps {
  /** The visitor's search, or empty. */
  keywords: string;
  messages: ListingGridMessages;
  onClear(): void;
}

/** The empty state, with a way to clear the search or to find all places. */
export function EmptyGrid({ keywords, messages, onClear }: EmptyGridProps) {
  const { paths } = useStore();
  return (
    <div className={styles.empty}>
      <Icon icon={CompassIcon} size={48} />
      <p className={styles.sentence}>{keywords ? messages.noMatches(keywords) : messages.noPlaces}</p>
      {keywords ? (
        <Button variant="secondary" onClick={onClear}>
          <span>{messages.clearSearch}</span>
        </Button>
      ) : (
        paths.places && (
          <a className={styles.link} href={paths.places}>
            {messages.allPlaces}
          </a>
        )
      )}
    </div>
  );
}
