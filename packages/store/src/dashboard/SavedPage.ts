import type { StoreApi } from 'zustand/vanilla';
import type { SavedRows } from '../lists/SavedList';
import type { SavedGroupName } from '../saved/SavedGroupName';
import type { SavedWish } from '../saved/SavedStore';
import type { OwnListState } from './OwnListState';

export type SavedRow<Name extends SavedGroupName> = SavedRows[Name];

/** What has just happened to a row, as long as it can be told. */
export interface RowNotice<Row> {
  /** `left`: it is out of the list and can be brought back. */
  kind: 'left' | 'restored' | 'failed';
  row: Row;
  /** What the member had wished of it: false to remove it, 1 or 0 to tick it. */
  wish: SavedWish;
}

export interface SavedPageState<Row> extends OwnListState<Row> {
  notice: RowNotice<Row> | null;
}

export interface SavedPageSettings<Name extends SavedGroupName> {
  group: Name;
  /** To-dos alone: those that are done, or those that are not. */
  completed?: boolean;
}

/**
 * What a member saved of one group, as a page that they tidy (DASH-4): what is taken out goes at once and can be brought
 * back, and what is saved or removed elsewhere shows. No promise rejects.
 */
export interface SavedPage<Name extends SavedGroupName> extends StoreApi<SavedPageState<SavedRow<Name>>> {
  /** Gets the first page; again after a failure. */
  load(): Promise<void>;
  addPage(): Promise<void>;
  remove(row: SavedRow<Name>): void;
  /** Ticks a to-do, or takes the tick away; where only the others are listed it leaves. */
  setDone(row: SavedRow<Name>, isDone: boolean): void;
  /** Brings back what has just left, at its place. */
  undo(): void;
  clearNotice(): void;
  /** Loads, and follows what is saved and removed until the function given back is called. */
  start(): () => void;
}
