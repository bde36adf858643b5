import type { Photo } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';
import type { FirstPage, ListState, PageParams } from '../lists/ListStore';

/** Whose photos: a listing's, a neighbourhood's, or with neither all there are. */
export interface PhotoListKey {
  listing?: number | null | undefined;
  neighbourhood?: number | null | undefined;
}

/** What the first widget that opens a list decides for all. */
export interface PhotoListSettings extends PhotoListKey {
  /** Photos a page; 12 unless given. */
  limit?: number | undefined;
}

export interface PhotoListParams extends PageParams {
  listing: number | null;
  default_neighborhood: number | null;
}

export type PhotoFirstPage = FirstPage<Photo>;

/** PHOTO-2. */
export interface PhotoListState extends ListState<Photo, PhotoListParams> {
  /** The photo that is looked at. */
  active: Photo | null;
  /** The place of `active` in the whole list, from 1; null where there is none or it is not loaded yet. */
  position: number | null;
  /** Whether a photo lies before `active`. */
  hasPrevious: boolean;
  /** Whether a photo lies behind `active`, loaded or not. */
  hasNext: boolean;
}

/**
 * The photos of one key, shared by all widgets of the page that show them (PHOTO-2). No promise rejects: what went
 * wrong is in `error`.
 */
export interface PhotoList extends StoreApi<PhotoListState> {
  /** Gets the first page unless a page is loaded or on its way. */
  load(): Promise<void>;
  /** Appends the page behind the loaded photos; does nothing while one is on its way or when none is left. */
  loadMore(): Promise<void>;
  /**
   * Looks at a photo. One that is not loaded is looked for page by page; `known`, the photo itself, is looked at
   * meanwhile and stays where the list does not hold it. False where it was not found or something else was wished.
   */
  activate(photoId: number, known?: Photo): Promise<boolean>;
  deactivate(): void;
  /** Looks at the next photo; one that is not loaded is loaded first. Does nothing at the last, and while loading. */
  next(): Promise<void>;
  /** Looks at the previous photo; does nothing at the first. */
  previous(): void;
  /** Puts a photo that was just uploaded before all others. */
  add(photo: Photo): void;
  /** Removes a photo of the member's own, here and on the server; false where the server did not. */
  remove(photoId: number): Promise<boolean>;
  /**
   * Says that somebody shows the list, until the function given back is called. A list that nobody shows any more is
   * forgotten: made for `useEffect(() => list.retain(), [list])`.
   */
  retain(): () => void;
}
