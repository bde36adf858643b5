import type { Photo } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';
import type { FirstPage, ListState, PageParams } from '../lists/ListStore';

/** Whose photos: a listing's, a neighbourhood's, or with neither all of them. */
export interface PhotoListKey {
  listing?: number | null | undefined;
  neighbourhood?: number | null | undefined;
}

/** Set by the first widget that opens a list, for all others. */
export interface PhotoListOptions extends PhotoListKey {
  /** Photos per page; default 12. */
  limit?: number | undefined;
}

export interface PhotoListParams extends PageParams {
  listing: number | null;
  default_neighborhood: number | null;
}

export type PhotoFirstPage = FirstPage<Photo>;

/** PHOTO-2. */
export interface PhotoListState extends ListState<Photo, PhotoListParams> {
  /** The photo that is being viewed. */
  active: Photo | null;
  /** The position of `active` in the whole list, from 1; null if there is none or it is not loaded yet. */
  position: number | null;
  /** Whether there is a photo before `active`. */
  hasPrevious: boolean;
  /** Whether there is a photo after `active`, loaded or not. */
  hasNext: boolean;
}

/**
 * The photos of one key, shared by all widgets of the page that show them (PHOTO-2). No promise rejects: errors are in
 * `error`.
 */
export interface PhotoList extends StoreApi<PhotoListState> {
  /** Loads the first page unless a page is loaded or pending. */
  load(): Promise<void>;
  /** Appends the page after the loaded photos; does nothing while one is pending or when none is left. */
  loadMore(): Promise<void>;
  /**
   * Opens a photo. One that is not loaded is searched page by page; `known`, the photo itself, is shown meanwhile and
   * stays if the list does not contain it. False where it was not found or another action followed.
   */
  activate(photoId: number, known?: Photo): Promise<boolean>;
  deactivate(): void;
  /** Opens the next photo; one that is not loaded is loaded first. Does nothing at the last, and while loading. */
  next(): Promise<void>;
  /** Opens the previous photo; does nothing at the first. */
  previous(): void;
  /** Inserts a photo that was just uploaded before all others. */
  add(photo: Photo): void;
  /** Removes a photo of the member's own, here and on the server; false where the server did not remove it. */
  remove(photoId: number): Promise<boolean>;
  /**
   * Counts a widget that shows the list, until the returned function is called. A list without any is discarded: made
   * for `useEffect(() => list.retain(), [list])`.
   */
  retain(): () => void;
}
