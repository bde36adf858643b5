import type { SavedRows } from '../lists/SavedList';
import type { SavedGroupName } from '@cityguide/api/client';

/** The property of a row that holds the saved object, for each group. */
const objectKeys = {
  favourites: 'listing',
  todos: 'listing',
  'article-bookmarks': 'article',
  'video-bookmarks': 'video',
  'event-bookmarks': 'event',
  ratings: 'listing',
} as const satisfies { [Name in SavedGroupName]: keyof SavedRows[Name] };

/** The id of a row's object. */
export function getObjectId<Name extends SavedGroupName>(group: Name, row: SavedRows[Name]): number {
  const named = row as unknown as Readonly<Record<string, { id: number }>>;
  return named[objectKeys[group]]?.id ?? row.id;
}

/** The value of a row: stars, or 1 and 0 for a to-do; undefined if it has none. */
export function getRowValue(row: object): number | undefined {
  if ('value' in row && typeof row.value === 'number') return row.value;
  return 'is_done' in row ? Number(row.is_done) : undefined;
}
