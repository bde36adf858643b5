import type { ListingListState, ListingListStore } from '@cityguide/store';
import { Button } from '@cityguide/ui';
import type { RefObject } from 'react';
import type { Coordinates } from '../formats/readCoordinates';
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
  cards: RefObject<HTMLUListElement | null>;
}

/** The cards, or what stands in their place: skeletons, a way to try again, or that there are none. */
export function GridBody({ list, state, origin, headingLevel, searched, words, cards }: GridBodyProps) {
  const { items, isFetching, count, params, error } = state;
  if (items.length > 0) {
    // Offset 0 means that the answer replaces the cards instead of adding to them.
    return (
      <CardList
        ref={cards}
        listings={items}
        origin={origin}
        headingLevel={headingLevel}
        isStale={isFetching && params.offset === 0}
      />
    );
  }
  if (isFetching || count === -1) return <SkeletonList length={params.limit} />;
  if (error) {
    return (
      <div className={styles.again}>
        <Button look="secondary" onClick={() => void list.getPage()}>
          <span>{words.tryAgain}</span>
        </Button>
      </div>
    );
  }
  return <EmptyGrid keywords={searched} words={words} onClear={() => void list.search('')} />;
}
