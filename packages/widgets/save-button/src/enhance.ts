import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import {
  enhanceToggles,
  findControl,
  parseId,
  restoreControls,
  type Toggle,
} from '@cityguide/widget-kit/controls';
import type { definition } from './definition';
import { findMessages } from './messages';

/** Turns the CMS's links into save buttons. */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  const { store, site } = context;
  const favourite: Toggle = {
    name: 'favourite',
    find: findControl,
    store: store.favourites,
    labels: findMessages(site),
    getId: ({ dataset }) => parseId(dataset.listingId),
  };
  const toggles = enhanceToggles(context, [favourite]);

  return {
    add(element) {
      element.dataset.cgScope = 'save-button';
      toggles.add(element, favourite);
    },
    remove(element) {
      toggles.remove(element);
      delete element.dataset.cgScope;
      restoreControls(element);
    },
    stop: toggles.stop,
  };
}
