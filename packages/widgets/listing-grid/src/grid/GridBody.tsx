import type { ListingListState, ListingListStore } from '@cityguide/store';
import { Button } from '@cityguide/ui';
import type { RefObject } from 'react';
import type { Coordinates } from '@cityguide/site-config/formats';
import type { ListingGridMessages } from '../messages';
import { CardList } from './CardList';
import { EmptyGrid } from './EmptyGrid';
import styles from './ListingGrid.module.css';
import { SkeletonList } from './SkeletonList';

interface GridBodyProps {
  list: ListingListStore;
  state: ListingListState;
  origin: Coordinates | undefined;
  headingLevel: 2 | 3;
  /** Words that the visitor searched for, not those that the page's editor chose. */
  searched: string;
  words: ListingGridMessages;
  cards: RefObject<HTMLDivElement | null>;
  /** Every answer replaces the cards. */
  isPaged: boolean;
  /** Nothing is asked for until the visitor does something. */
  isIdle: boolean;
}

/** The cards, or what stands in their place: skeletons, a way to try again, or that there are none. */
export function GridBody({ list, state, searched, words, cards, isPaged, isIdle, ...look }: GridBodyProps) {
  const { items, isFetching, count, params, error } = state;
  if (items.length > 0) {
    // Otherwise offset 0 tells that the answer replaces the cards instead of adding to them.
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
        <Button look="secondary" onClick={() => void list.getPage({ offset: params.offset })}>
          <span>{words.tryAgain}</span>
        </Button>
      </div>
    );
  }
  return <EmptyGrid keywords={searched} words={words} onClear={() => void list.search('')} />;
}
