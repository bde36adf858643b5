import type { CityguideStore } from '@cityguide/store';
import { findControl, parseId, type Toggle } from '@cityguide/widget-kit/controls';
import type { BookmarkMessages } from './messages';

/**
 * The attribute of each kind of content, as `dataset` spells it; where a mount point has several, the first counts.
 */
const attributes = ['articleId', 'videoId', 'eventId'] as const;

/** A toggle for each kind of content that can be bookmarked. */
export function createToggles(store: CityguideStore, messages: BookmarkMessages): Toggle[] {
  const stores = {
    articleId: store.articleBookmarks,
    videoId: store.videoBookmarks,
    eventId: store.eventBookmarks,
  };
  return attributes.map((attribute) => ({
    name: 'bookmark',
    find: findControl,
    store: stores[attribute],
    labels: messages,
    getId({ dataset }) {
      const first = attributes.find((each) => parseId(dataset[each]) !== undefined);
      return first === attribute ? parseId(dataset[attribute]) : undefined;
    },
  }));
}
