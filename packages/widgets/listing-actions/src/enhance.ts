import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { createKeptContent, enhanceToggles, undressControls } from '@cityguide/widget-kit/controls';
import { createToggles } from './createToggles';
import type { Action, definition } from './definition';
import { findMessages } from './messages';
import { enhanceRatings } from './rating/enhanceRatings';
import { readActions } from './readActions';
import { enhanceShares } from './share/enhanceShares';

/** Turns the CMS's links into rows of actions: for all of them together the listeners and subscriptions of one. */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  const { store, site, report } = context;
  const words = findMessages(site);
  const kept = createKeptContent();
  const { favourite, todo } = createToggles(store, words);
  const toggles = enhanceToggles(context, [favourite, todo], kept);
  const ratings = enhanceRatings(context, { words, kept });
  const shares = enhanceShares(context, { words, kept });
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
      undressControls(element, kept);
    },
    stop() {
      toggles.stop();
      ratings.stop();
      shares.stop();
    },
  };
}
