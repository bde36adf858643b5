import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { createOriginalContent, enhanceToggles, restoreControls } from '@cityguide/widget-kit/controls';
import { createToggles } from './createToggles';
import type { Action, definition } from './definition';
import { findMessages } from './messages';
import { enhanceRatings } from './rating/enhanceRatings';
import { readActions } from './readActions';
import { enhanceShares } from './share/enhanceShares';

/** Turns the CMS's links into rows of actions: all rows share the listeners and subscriptions. */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  const { store, site, report } = context;
  const messages = findMessages(site);
  const original = createOriginalContent();
  const { favourite, todo } = createToggles(store, messages);
  const toggles = enhanceToggles(context, [favourite, todo], original);
  const ratings = enhanceRatings(context, { messages, original });
  const shares = enhanceShares(context, { messages, original });
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
      restoreControls(element, original);
    },
    stop() {
      toggles.stop();
      ratings.stop();
      shares.stop();
    },
  };
}
