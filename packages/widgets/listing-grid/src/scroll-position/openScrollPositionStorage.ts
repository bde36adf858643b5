import type { Options } from '../definition';
import { createScrollPositionStorage, type ScrollPositionStorage } from './createScrollPositionStorage';

/** The scroll position storage of one grid on this page, in this tab. */
export function openScrollPositionStorage(options: Options): ScrollPositionStorage {
  // Numbered pages change the URL while the visitor stays on the page.
  const search = options.paging === 'pages' ? '' : location.search;
  const key = `cityguide/listing-grid${location.pathname}${search}#${JSON.stringify(options)}`;
  return createScrollPositionStorage({ storage: findSessionStorage(), key, isReturn: isReturn() });
}

function isReturn(): boolean {
  // Not every environment has the Performance Timeline.
  const [navigation] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'back_forward' || type === 'reload';
}

/** Accessing it throws if the visitor has blocked storage. */
function findSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
