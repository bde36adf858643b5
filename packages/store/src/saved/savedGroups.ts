import type { ApiClient } from '@cityguide/api/client';
import type { CallerControl } from '../login/LoginStore';
import type { SavedGroup } from './SavedGroup';
import type { SavedGroupName } from './SavedGroupName';

/** Every group by its name in the store and in the API client. */
const groups = {
  favourites: ['favourites', 'add-favourite'],
  todos: ['todos', 'add-todo'],
  articleBookmarks: ['article-bookmarks', 'add-article-bookmark'],
  videoBookmarks: ['video-bookmarks', 'add-video-bookmark'],
  eventBookmarks: ['event-bookmarks', 'add-event-bookmark'],
  ratings: ['ratings', 'rate'],
} as const satisfies Partial<Record<keyof ApiClient, readonly [SavedGroupName, CallerControl]>>;

export type SavedMember = keyof typeof groups;

/** Group → its name in the store and in the API client. */
export const savedMembers = Object.fromEntries(
  Object.entries(groups).map(([member, [name]]) => [name, member]),
) as Record<SavedGroupName, SavedMember>;

/** All groups of saved things; to-dos alone are changed by a call of their own. */
export function savedGroups(api: ApiClient): [SavedMember, SavedGroup][] {
  const update = (id: number, value: number) => api.todos.update(id, value > 0);
  return (Object.keys(groups) as SavedMember[]).map((member) => {
    const [name, callerControl] = groups[member];
    return [member, { name, callerControl, api: api[member], ...(member === 'todos' && { update }) }];
  });
}
