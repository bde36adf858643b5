import type { SavedRows } from '../lists/SavedList';
import type { SavedGroupName } from '../saved/SavedGroupName';

/** Under which name a row of each group holds what was saved. */
const objectNames = {
  favourites: 'listing',
  todos: 'listing',
  'article-bookmarks': 'article',
  'video-bookmarks': 'video',
  'event-bookmarks': 'event',
  ratings: 'listing',
} as const satisfies { [Name in SavedGroupName]: keyof SavedRows[Name] };

/** The id of what a row saved. */
export function findObjectId<Name extends SavedGroupName>(group: Name, row: SavedRows[Name]): number {
  const named = row as unknown as Readonly<Record<string, { id: number }>>;
  return named[objectNames[group]]?.id ?? row.id;
}

/** What a row says of its object: stars, or 1 and 0 for a to-do; undefined where it says nothing. */
export function findValue(row: object): number | undefined {
  if ('value' in row && typeof row.value === 'number') return row.value;
  return 'is_done' in row ? Number(row.is_done) : undefined;
}
