import type { Services } from '../services/Services';
import { storeKeyByGroup } from '../saved/createSavedGroups';
import type { SavedGroupName } from '@cityguide/api/client';
import { createList } from './createList';
import type { SavedListParams, SavedListOptions, SavedListStore, SavedRows } from './SavedList';

/** A list of what a member saved of one group, newest first; with `first` it requests nothing at first. */
export function createSavedList<Name extends SavedGroupName>(
  { api, report }: Pick<Services, 'api' | 'report'>,
  { group, params, first }: SavedListOptions<Name>,
): SavedListStore<Name> {
  return createList<SavedRows[Name], SavedListParams>({
    params: { limit: 12, offset: 0, completed: null, ...params },
    // Each group's list returns rows of its own type; `SavedRows` declares which.
    load: (requestedParams, options) => api[storeKeyByGroup[group]].list(requestedParams, options) as never,
    first,
    report,
  });
}
