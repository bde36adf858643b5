import type { Services } from '../services/Services';
import { savedMembers } from '../saved/savedGroups';
import type { SavedGroupName } from '../saved/SavedGroupName';
import { createList } from './createList';
import type { SavedListParams, SavedListSettings, SavedListStore, SavedRows } from './SavedList';

/** A list of what a member saved of one group, the newest first; with `first` it asks for nothing at first. */
export function createSavedList<Name extends SavedGroupName>(
  { api, report }: Pick<Services, 'api' | 'report'>,
  { group, params, first }: SavedListSettings<Name>,
): SavedListStore<Name> {
  return createList<SavedRows[Name], SavedListParams>({
    params: { limit: 12, offset: 0, completed: null, ...params },
    // Each group's list gives rows of its own kind; that they fit the name is what `SavedRows` says.
    load: (asked, options) => api[savedMembers[group]].list(asked, options) as never,
    first,
    report,
  });
}
