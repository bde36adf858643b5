import type { DashboardList } from '@cityguide/site-config';
import type { OwnListState } from '@cityguide/store/dashboard';
import { Button, LiveRegion } from '@cityguide/ui';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../words/useWords';
import { EmptyList } from './EmptyList';
import { listMessages } from './listMessages';
import styles from './OwnList.module.css';
import { SkeletonRows } from './SkeletonRows';
import { useListFocus } from './useListFocus';
import { useListNews } from './useListNews';

interface OwnListProps<Row> {
  list: DashboardList;
  state: OwnListState<Row>;
  onLoad(): void;
  onMore(): void;
  /** Said in place of the configured words where there is nothing. */
  emptyWords?: string;
  /** Photos stand in a grid. */
  look?: 'rows' | 'grid';
  children: ReactNode;
}

/** The rows of a list, or what stands in their place: skeletons, a way to try again, that there are none. */
export function OwnList<Row>({ list, state, look = 'rows', ...props }: OwnListProps<Row>) {
  const words = useWords(listMessages);
  const place = useRef<HTMLDivElement>(null);
  const { rows, count, status, isAdding, hasAddingFailed, hasMore } = state;
  const shown = { length: rows.length, isAdding };
  const news = useListNews(shown, words);
  useListFocus(place, shown);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {status === 'loading' && <SkeletonRows />}
      {status === 'failed' && (
        <div className={styles.failed} role="alert">
          <span>{words.listFailed}</span>
          <Button look="secondary" onClick={props.onLoad}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {status === 'empty' && <EmptyList list={list} {...(props.emptyWords && { words: props.emptyWords })} />}
      {status === 'ready' && (
        <>
          <p className={styles.count}>{words.count(count)}</p>
          <ul className={look === 'grid' ? styles.grid : styles.rows}>{props.children}</ul>
          {hasAddingFailed && (
            <p className={styles.sentence} role="alert">
              {words.moreFailed}
            </p>
          )}
          {hasMore && (
            <div className={styles.more} data-cg-more>
              <Button look="secondary" aria-disabled={isAdding} onClick={props.onMore}>
                <span>{isAdding ? words.loading : words.loadMore}</span>
              </Button>
            </div>
          )}
        </>
      )}
      <LiveRegion message={news} />
    </div>
  );
}
