import type { SavedGroupName } from '@cityguide/api/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { updateFavouriteCount } from './updateFavouriteCount';
import { updateAverageRating } from './updateAverageRating';

/** A change of one object's rows. */
export interface SavedChange {
  transaction: Transaction<Tables>;
  objectId: number;
  /** Change in the number of rows; 0 if a value was replaced. */
  countDelta: -1 | 0 | 1;
}

/** The table of a group, and everything in which its repository differs from the others. */
export interface SavedTable {
  table: 'favourites' | 'todos' | 'article_bookmarks' | 'video_bookmarks' | 'event_bookmarks' | 'ratings';
  objects: 'listings' | 'articles' | 'videos' | 'events';
  objectColumn: 'listing_id' | 'article_id' | 'video_id' | 'event_id';
  valueColumn?: 'is_done' | 'value';
  /** Whether saving again changes the value. */
  isOverwritable?: boolean;
  /** Updates what is stored about the group on the object; the object's row is locked since before the change. */
  afterChange?(change: SavedChange): Promise<void>;
}

export const savedTables: Record<SavedGroupName, SavedTable> = {
  favourites: {
    table: 'favourites',
    objects: 'listings',
    objectColumn: 'listing_id',
    afterChange: updateFavouriteCount,
  },
  todos: { table: 'todos', objects: 'listings', objectColumn: 'listing_id', valueColumn: 'is_done' },
  'article-bookmarks': { table: 'article_bookmarks', objects: 'articles', objectColumn: 'article_id' },
  'video-bookmarks': { table: 'video_bookmarks', objects: 'videos', objectColumn: 'video_id' },
  'event-bookmarks': { table: 'event_bookmarks', objects: 'events', objectColumn: 'event_id' },
  ratings: {
    table: 'ratings',
    objects: 'listings',
    objectColumn: 'listing_id',
    valueColumn: 'value',
    isOverwritable: true,
    afterChange: updateAverageRating,
  },
};
