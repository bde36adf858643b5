import type { ListingListState, ListingListStore } from '@cityguide/store';
import { requireCall } from '@cityguide/store/require-call';
import { Button } from '@cityguide/ui';
import type { RefObject } from 'react';
import type { ListingGridMessages } from '../messages';
import { CardList } from './CardList';
import { EmptyGrid } from './EmptyGrid';
import styles from './ListingGrid.module.css';
import { SkeletonCard } from '../card/SkeletonCard';
import type { DistanceOrigin } from '../position/DistanceOrigin';

interface GridBodyProps {
  list: ListingListStore;
  state: ListingListState;
  origin: DistanceOrigin | undefined;
  headingLevel: 2 | 3;
  /** The visitor's search keywords, not those that the page's editor chose. */
  searchKeywords: string;
  messages: ListingGridMessages;
  cards: RefObject<HTMLDivElement | null>;
  /** Every response replaces the cards. */
  isPaged: boolean;
  /** Nothing is requested until the visitor does something. */
  isIdle: boolean;
}

/** The cards, or what replaces them: skeletons, a retry button, or the empty state. */
export function GridBody({
  list,
  state,
  searchKeywords,
  messages,
  cards,
  isPaged,
  isIdle,
  ...look
}: GridBodyProps) {
  const { items, isFetching, count, params, error } = state;
  requireCall(state);
  if (items.length > 0) {
    // Without pages, offset 0 means that the response replaces the cards instead of adding to them.
    return (
      <CardList
        ref={cards}
        listings={items}
        {...look}
        isStale={isFetching && (isPaged || params.offset === 0)}
      />
    );
  }
  if (count === -1 && !isFetching && isIdle) return null;
  if (isFetching || count === -1) return <SkeletonList length={params.limit} />;
  if (error) {
    return (
      <div className={styles.again}>
        <Button variant="secondary" onClick={() => void list.getPage({ offset: params.offset })}>
          <span>{messages.tryAgain}</span>
        </Button>
      </div>
    );
  }
  return <EmptyGrid keywords={searchKeywords} messages={messages} onClear={() => void list.search('')} />;
}

/** Placeholders of cards. They take up space at once and become visible after 150 ms. */
function SkeletonList({ length }: { length: number }) {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {[...Array(length).keys()].map((index) => (
        <li key={index} className={styles.cell}>
          <SkeletonCard />
        </li>
      ))}
    </ul>
  );
}
