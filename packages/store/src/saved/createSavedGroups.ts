import type { ApiClient, SavedGroupName } from '@cityguide/api/client';
import type { IntentAction } from '../login/LoginStore';
import type { SavedGroup } from './SavedGroup';

/** Each group by its name in the store and in the API client. */
const groupByStoreKey = {
  favourites: ['favourites', 'add-favourite'],
  todos: ['todos', 'add-todo'],
  articleBookmarks: ['article-bookmarks', 'add-article-bookmark'],
  videoBookmarks: ['video-bookmarks', 'add-video-bookmark'],
  eventBookmarks: ['event-bookmarks', 'add-event-bookmark'],
  ratings: ['ratings', 'rate'],
} as const satisfies Partial<Record<keyof ApiClient, readonly [SavedGroupName, IntentAction]>>;

export type SavedStoreKey = keyof typeof groupByStoreKey;

/** Group → its name in the store and in the API client. */
export const storeKeyByGroup = Object.fromEntries(
  Object.entries(groupByStoreKey).map(([member, [name]]) => [name, member]),
) as Record<SavedGroupName, SavedStoreKey>;

/** All saved groups; only to-dos are changed by a request of their own. */
export function createSavedGroups(api: ApiClient): [SavedStoreKey, SavedGroup][] {
  const update = (id: number, value: number) => api.todos.update(id, value > 0);
  return (Object.keys(groupByStoreKey) as SavedStoreKey[]).map((member) => {
    const [name, callerControl] = groupByStoreKey[member];
    return [member, { name, callerControl, api: api[member], ...(member === 'todos' && { update }) }];
  });
}
