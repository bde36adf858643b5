import type { SavedGroup } from '@cityguide/api/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { countFavourites } from './countFavourites';
import { averageRatings } from './averageRatings';

/** What has just happened to an object. */
export interface SavedChange {
  transaction: Transaction<Tables>;
  objectId: number;
  /** Rows more than before; 0 where a value took the place of another. */
  step: -1 | 0 | 1;
}

/** Where a group is kept; all that its repository does not do as every other one does. */
export interface SavedTable {
  table: 'favourites' | 'todos' | 'article_bookmarks' | 'video_bookmarks' | 'event_bookmarks' | 'ratings';
  objects: 'listings' | 'articles' | 'videos' | 'events';
  objectColumn: 'listing_id' | 'article_id' | 'video_id' | 'event_id';
  valueColumn?: 'is_done' | 'value';
  /** True: saving again changes the value. */
  isReplaced?: boolean;
  /** Brings what the object knows of the group up to date; the object's row is locked from before the change. */
  afterChange?(change: SavedChange): Promise<void>;
}

export const savedTables: Record<SavedGroup, SavedTable> = {
  favourites: {
    table: 'favourites',
    objects: 'listings',
    objectColumn: 'listing_id',
    afterChange: countFavourites,
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
    isReplaced: true,
    afterChange: averageRatings,
  },
};
