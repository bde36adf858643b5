import type { CityguideStore } from '@cityguide/store';
import { readId, type Toggle } from '@cityguide/widget-kit/controls';
import { findMarked } from './findMarked';
import type { ListingActionsMessages } from './messages';

/** The two of the row that are on or off. */
export function createToggles(store: CityguideStore, words: ListingActionsMessages) {
  const create = (mark: 'favourite' | 'todo', saved: Toggle['store']): Toggle => ({
    mark,
    find: findMarked(mark),
    store: saved,
    words: words[mark],
    idOf: ({ dataset }) => readId(dataset.listingId),
  });
  return { favourite: create('favourite', store.favourites), todo: create('todo', store.todos) };
}
