import type { DashboardList } from '@cityguide/site-config';
import type { OwnListState } from '@cityguide/store/dashboard';
import { Button, LiveRegion } from '@cityguide/ui';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../useMessages';
import { EmptyList } from './EmptyList';
import { listMessages } from './listMessages';
import styles from './OwnList.module.css';
import { SkeletonRows } from './SkeletonRows';
import { useListFocus } from './useListFocus';
import { useListAnnouncement } from './useListAnnouncement';

interface OwnListProps<Row> {
  list: DashboardList;
  state: OwnListState<Row>;
  onLoad(): void;
  onMore(): void;
  /** Replaces the configured text of the empty state. */
  emptyText?: string;
  /** Photos are shown in a grid. */
  look?: 'rows' | 'grid';
  children: ReactNode;
}

/** The rows of a list, or what replaces them: skeletons, an error with a retry button, or the empty state. */
export function OwnList<Row>({ list, state, look = 'rows', ...props }: OwnListProps<Row>) {
  const messages = useMessages(listMessages);
  const container = useRef<HTMLDivElement>(null);
  const { rows, count, status, isLoadingMore, hasLoadMoreFailed, hasMore } = state;
  const shown = { length: rows.length, isAdding: isLoadingMore };
  const announcement = useListAnnouncement(shown, messages);
  useListFocus(container, shown);
  return (
    <div ref={container} className={styles.place} tabIndex={-1}>
      {status === 'loading' && <SkeletonRows />}
      {status === 'failed' && (
        <div className={styles.failed} role="alert">
          <span>{messages.listFailed}</span>
          <Button variant="secondary" onClick={props.onLoad}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      {status === 'empty' && <EmptyList list={list} {...(props.emptyText && { text: props.emptyText })} />}
      {status === 'ready' && (
        <>
          <p className={styles.count}>{messages.count(count)}</p>
          <ul className={look === 'grid' ? styles.grid : styles.rows}>{props.children}</ul>
          {hasLoadMoreFailed && (
            <p className={styles.sentence} role="alert">
              {messages.moreFailed}
            </p>
          )}
          {hasMore && (
            <div className={styles.more} data-cg-more>
              <Button variant="secondary" aria-disabled={isLoadingMore} onClick={props.onMore}>
                <span>{isLoadingMore ? messages.loading : messages.loadMore}</span>
              </Button>
            </div>
          )}
        </>
      )}
      <LiveRegion message={announcement} />
    </div>
  );
}
