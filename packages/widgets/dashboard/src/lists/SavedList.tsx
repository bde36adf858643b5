import type { DashboardList } from '@cityguide/site-config';
import type { SavedGroupName } from '@cityguide/store';
import type { SavedRow } from '@cityguide/store/dashboard';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../useMessages';
import { listMessages } from './listMessages';
import { OwnList } from './OwnList';
import { ListRow, type ListRowProps } from './ListRow';
import { RowNotice } from './RowNotice';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import type { LoadedSavedPage } from './useSavedPage';

/** What a row shows of the saved object. */
export type RowContent = Pick<ListRowProps, 'id' | 'name' | 'href' | 'picture' | 'facts'>;

interface SavedListProps<Name extends SavedGroupName> {
  list: DashboardList;
  savedPage: LoadedSavedPage<Name>;
  getContent(row: SavedRow<Name>): RowContent;
  /** 'Saved 3 days ago' by default. */
  formatAge?(ago: string): string;
  start?(row: SavedRow<Name>, content: RowContent): ReactNode;
  controls?(row: SavedRow<Name>, content: RowContent): ReactNode;
  emptyText?: string;
}

/** What a member saved in one group: rows are removed optimistically, and restored by Undo (DASH-4). */
export function SavedList<Name extends SavedGroupName>({
  list,
  savedPage: { page, state },
  getContent,
  ...props
}: SavedListProps<Name>) {
  const messages = useMessages(listMessages);
  const nowMs = useNow();
  const container = useRef<HTMLDivElement>(null);
  const { notice } = state;
  const restoredId = notice?.kind === 'restored' ? getContent(notice.row).id : undefined;
  // The Undo button that had the focus is gone.
  useLayoutEffect(() => {
    if (restoredId === undefined) return;
    container.current?.querySelector<HTMLElement>(`[data-cg-row="${restoredId}"] [data-cg-leave]`)?.focus();
  }, [restoredId]);

  return (
    <div ref={container}>
      <OwnList
        list={list}
        state={state}
        onLoad={() => void page.load()}
        onMore={() => void page.addPage()}
        {...(props.emptyText !== undefined && { emptyText: props.emptyText })}
      >
        {state.rows.map((row) => {
          const content = getContent(row);
          return (
            <ListRow
              key={content.id}
              {...content}
              when={
                <TimeAgo
                  date={row.date_created}
                  nowMs={nowMs}
                  format={props.formatAge ?? messages.savedAgo}
                />
              }
              start={props.start?.(row, content)}
              controls={props.controls?.(row, content)}
              onRemove={() => page.remove(row)}
            />
          );
        })}
      </OwnList>
      <RowNotice
        name={notice ? getContent(notice.row).name : ''}
        notice={notice}
        onUndo={() => page.undo()}
        onClose={() => page.clearNotice()}
      />
    </div>
  );
}
