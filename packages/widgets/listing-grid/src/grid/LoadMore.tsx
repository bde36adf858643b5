import { Button } from '@cityguide/ui';
import type { ListingGridMessages } from '../messages';
import styles from './ListingGrid.module.css';

interface LoadMoreProps {
  isFetching: boolean;
  messages: ListingGridMessages;
  onMore(): void;
}

/** Requests the next page. The button keeps the focus meanwhile, so it only gets `aria-disabled`. */
export function LoadMore({ isFetching, messages, onMore }: LoadMoreProps) {
  return (
    <div className={styles.more} data-cg-more>
      <Button variant="secondary" aria-disabled={isFetching} onClick={onMore}>
        <span>{isFetching ? messages.loading : messages.loadMore}</span>
      </Button>
    </div>
  );
}
