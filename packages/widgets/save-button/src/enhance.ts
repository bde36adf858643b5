import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import {
  createKeptContent,
  enhanceToggles,
  findControl,
  readId,
  undressControls,
  type Toggle,
} from '@cityguide/widget-kit/controls';
import type { definition } from './definition';
import { findMessages } from './messages';

/** Turns the CMS's links into save buttons. */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  const { store, site } = context;
  const kept = createKeptContent();
  const favourite: Toggle = {
    mark: 'favourite',
    find: findControl,
    store: store.favourites,
    words: findMessages(site),
    idOf: ({ dataset }) => readId(dataset.listingId),
  };
  const toggles = enhanceToggles(context, [favourite], kept);

  return {
    add(element) {
      element.dataset.cgScope = 'save-button';
      toggles.add(element, favourite);
    },
    remove(element) {
      toggles.remove(element);
      delete element.dataset.cgScope;
      undressControls(element, kept);
    },
    stop: toggles.stop,
  };
}
