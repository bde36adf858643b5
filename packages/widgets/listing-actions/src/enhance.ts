import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { enhanceToggles, restoreControls, parseId, type Toggle } from '@cityguide/widget-kit/controls';
import type { Action, definition } from './definition';
import { findMessages, type ListingActionsMessages } from './messages';
import { enhanceRatings } from './rating/enhanceRatings';
import { readActions } from './readActions';
import { enhanceShares } from './share/enhanceShares';
import type { CityguideStore } from '@cityguide/store';
import { findActionControl } from './findActionControl';

/** Turns the CMS's links into rows of actions: all rows share the listeners and subscriptions. */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  const { store, site, report } = context;
  const messages = findMessages(site);
  const { favourite, todo } = createToggles(store, messages);
  const toggles = enhanceToggles(context, [favourite, todo]);
  const ratings = enhanceRatings(context, messages);
  const shares = enhanceShares(context, messages);
  const add: Record<Action, (element: HTMLElement) => void> = {
    favourite: (element) => toggles.add(element, favourite),
    todo: (element) => toggles.add(element, todo),
    rating: ratings.add,
    share: shares.add,
  };

  return {
    add(element, options) {
      element.dataset.cgScope = 'listing-actions';
      for (const action of readActions(element, options, report)) add[action](element);
    },
    remove(element) {
      toggles.remove(element);
      ratings.remove(element);
      delete element.dataset.cgScope;
      restoreControls(element);
    },
    stop() {
      toggles.stop();
      ratings.stop();
      shares.stop();
    },
  };
}

/** The two actions that are on or off. */
function createToggles(store: CityguideStore, messages: ListingActionsMessages) {
  const create = (name: 'favourite' | 'todo', saved: Toggle['store']): Toggle => ({
    name,
    find: findActionControl(name),
    store: saved,
    labels: messages[name],
    getId: ({ dataset }) => parseId(dataset.listingId),
  });
  return { favourite: create('favourite', store.favourites), todo: create('todo', store.todos) };
}
