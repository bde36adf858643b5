import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { enhanceToggles, restoreControls } from '@cityguide/widget-kit/controls';
import { createToggles } from './createToggles';
import type { definition } from './definition';
import { findMessages } from './messages';

/** Turns the CMS's links into bookmarks of articles, videos and events. */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  const kinds = createToggles(context.store, findMessages(context.site));
  const toggles = enhanceToggles(context, kinds);

  return {
    add(element) {
      const toggle = kinds.find(({ getId }) => getId(element) !== undefined);
      if (!toggle)
        throw new Error(
          'A bookmark does not know what to keep: give it data-article-id, data-video-id or data-event-id.',
        );
      element.dataset.cgScope = 'bookmark';
      toggles.add(element, toggle);
    },
    remove(element) {
      toggles.remove(element);
      delete element.dataset.cgScope;
      restoreControls(element);
    },
    stop: toggles.stop,
  };
}
