import type { CityguideStore } from '@cityguide/store';
import { findControl, readId, type Toggle } from '@cityguide/widget-kit/controls';
import type { BookmarkMessages } from './messages';

/** The attribute of each kind of thing, as `dataset` spells it; where a mount point names two, the first counts. */
const attributes = ['articleId', 'videoId', 'eventId'] as const;

/** A toggle for each kind of thing that can be bookmarked. */
export function createToggles(store: CityguideStore, words: BookmarkMessages): Toggle[] {
  const stores = {
    articleId: store.articleBookmarks,
    videoId: store.videoBookmarks,
    eventId: store.eventBookmarks,
  };
  return attributes.map((attribute) => ({
    mark: 'bookmark',
    find: findControl,
    store: stores[attribute],
    words,
    idOf({ dataset }) {
      const named = attributes.find((each) => readId(dataset[each]) !== undefined);
      return named === attribute ? readId(dataset[attribute]) : undefined;
    },
  }));
}
