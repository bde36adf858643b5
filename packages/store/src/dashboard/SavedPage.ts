import type { StoreApi } from 'zustand/vanilla';
import type { SavedRows } from '../lists/SavedList';
import type { SavedGroupName } from '@cityguide/api/client';
import type { SavedValue } from '../saved/SavedStore';
import type { OwnListState } from './OwnListState';

export type SavedRow<Name extends SavedGroupName> = SavedRows[Name];

/** The last change of a row, for the notice. */
export interface RowNotice<Row> {
  /** `left`: it is out of the list and can be restored. */
  kind: 'left' | 'restored' | 'failed';
  row: Row;
  /** The requested value: false to remove it, 1 or 0 to tick it. */
  value: SavedValue;
}

export interface SavedPageState<Row> extends OwnListState<Row> {
  notice: RowNotice<Row> | null;
}

export interface SavedPageOptions<Name extends SavedGroupName> {
  group: Name;
  /** To-dos only: those that are done, or those that are not. */
  completed?: boolean;
}

/**
 * What a member saved of one group, as a page for tidying up (DASH-4): a removed row disappears at once and can be
 * restored, and changes made elsewhere are shown. No promise rejects.
 */
export interface SavedPage<Name extends SavedGroupName> extends StoreApi<SavedPageState<SavedRow<Name>>> {
  /** Loads the first page; again after a failure. */
  load(): Promise<void>;
  addPage(): Promise<void>;
  remove(row: SavedRow<Name>): void;
  /** Ticks or unticks a to-do; in a list of only the others it leaves. */
  setDone(row: SavedRow<Name>, isDone: boolean): void;
  /** Restores the row that has just left, at its old position. */
  undo(): void;
  clearNotice(): void;
  /** Loads, and tracks what is saved and removed, until the returned function is called. */
  start(): () => void;
}
