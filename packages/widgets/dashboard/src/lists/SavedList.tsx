import type { DashboardList } from '@cityguide/site-config';
import type { SavedGroupName } from '@cityguide/store';
import type { SavedRow } from '@cityguide/store/dashboard';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/useWords';
import { listMessages } from './listMessages';
import { OwnList } from './OwnList';
import { Row, type RowProps } from './Row';
import { RowNotice } from './RowNotice';
import { TimeAgo } from '../time/TimeAgo';
import { useNow } from '../time/useNow';
import type { OpenedPage } from './useSavedPage';

/** What a row shows of the object that was saved. */
export type Described = Pick<RowProps, 'id' | 'name' | 'href' | 'picture' | 'facts'>;

interface SavedListProps<Name extends SavedGroupName> {
  list: DashboardList;
  opened: OpenedPage<Name>;
  describe(row: SavedRow<Name>): Described;
  /** 'Saved 3 days ago', unless said otherwise. */
  tellWhen?(ago: string): string;
  start?(row: SavedRow<Name>, described: Described): ReactNode;
  controls?(row: SavedRow<Name>, described: Described): ReactNode;
  emptyWords?: string;
}

/** What a member saved of one group: rows that go at once when they are removed, and come back by Undo (DASH-4). */
export function SavedList<Name extends SavedGroupName>({
  list,
  opened: { page, state },
  describe,
  ...props
}: SavedListProps<Name>) {
  const words = useWords(listMessages);
  const nowMs = useNow();
  const place = useRef<HTMLDivElement>(null);
  const { notice } = state;
  const restored = notice?.kind === 'restored' ? describe(notice.row).id : undefined;
  // The button that brought it back is gone.
  useLayoutEffect(() => {
    if (restored === undefined) return;
    place.current?.querySelector<HTMLElement>(`[data-cg-row="${restored}"] [data-cg-leave]`)?.focus();
  }, [restored]);

  return (
    <div ref={place}>
      <OwnList
        list={list}
        state={state}
        onLoad={() => void page.load()}
        onMore={() => void page.addPage()}
        {...(props.emptyWords !== undefined && { emptyWords: props.emptyWords })}
      >
        {state.rows.map((row) => {
          const described = describe(row);
          return (
            <Row
              key={described.id}
              {...described}
              when={
                <TimeAgo moment={row.date_created} nowMs={nowMs} tell={props.tellWhen ?? words.savedAgo} />
              }
              start={props.start?.(row, described)}
              controls={props.controls?.(row, described)}
              onRemove={() => page.remove(row)}
            />
          );
        })}
      </OwnList>
      <RowNotice
        name={notice ? describe(notice.row).name : ''}
        notice={notice}
        onUndo={() => page.undo()}
        onClose={() => page.clearNotice()}
      />
    </div>
  );
}
