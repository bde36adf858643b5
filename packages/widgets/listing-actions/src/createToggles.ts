import type { CityguideStore } from '@cityguide/store';
import { parseId, type Toggle } from '@cityguide/widget-kit/controls';
import { findActionControl } from './findActionControl';
import type { ListingActionsMessages } from './messages';

/** The two actions that are on or off. */
export function createToggles(store: CityguideStore, messages: ListingActionsMessages) {
  const create = (name: 'favourite' | 'todo', saved: Toggle['store']): Toggle => ({
    name,
    find: findActionControl(name),
    store: saved,
    labels: messages[name],
    getId: ({ dataset }) => parseId(dataset.listingId),
  });
  return { favourite: create('favourite', store.favourites), todo: create('todo', store.todos) };
}
