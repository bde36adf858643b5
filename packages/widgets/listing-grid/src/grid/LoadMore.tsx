import { Button } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import styles from './ListingGrid.module.css';

interface LoadMoreProps {
  isFetching: boolean;
  words: ListingGridMessages;
  onMore(): void;
}

/** Asks for the next page. While it comes the button keeps the focus, so it is never really disabled. */
export function LoadMore({ isFetching, words, onMore }: LoadMoreProps) {
  return (
    <div className={styles.more} data-cg-more>
      <Button look="secondary" aria-disabled={isFetching} onClick={onMore}>
        <span>{isFetching ? words.loading : words.loadMore}</span>
      </Button>
    </div>
  );
}
