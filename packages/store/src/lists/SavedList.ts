import type {
  ArticleBookmark,
  EventBookmark,
  Favourite,
  Rating,
  Todo,
  VideoBookmark,
  SavedGroupName,
} from '@cityguide/api/client';
import type { FirstPage, ListStore, PageParams } from './ListStore';

/** The rows of each group's list. */
export interface SavedRows extends Record<SavedGroupName, { id: number }> {
  favourites: Favourite;
  todos: Todo;
  'article-bookmarks': ArticleBookmark;
  'video-bookmarks': VideoBookmark;
  'event-bookmarks': EventBookmark;
  ratings: Rating;
}

export interface SavedListParams extends PageParams {
  /** To-dos only: true for those that are done, false for the others, null for all. */
  completed: boolean | null;
}

export type SavedListStore<Name extends SavedGroupName> = ListStore<SavedRows[Name], SavedListParams>;

export interface SavedListOptions<Name extends SavedGroupName> {
  group: Name;
  params?: Partial<SavedListParams>;
  /** The page's own first page: nothing is requested for it. */
  first?: FirstPage<SavedRows[Name]>;
}
