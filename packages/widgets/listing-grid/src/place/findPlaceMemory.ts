import type { Options } from '../definition';
import { createPlaceMemory, type PlaceMemory } from './createPlaceMemory';

/** The memory of one grid on this page, in this tab. */
export function findPlaceMemory(options: Options): PlaceMemory {
  // Numbered pages change the address while the visitor stays.
  const search = options.paging === 'pages' ? '' : location.search;
  const key = `cityguide/listing-grid${location.pathname}${search}#${JSON.stringify(options)}`;
  return createPlaceMemory({ storage: findSessionStorage(), key, isReturn: isReturn() });
}

function isReturn(): boolean {
  // Not every environment that runs widgets keeps a timeline.
  const [navigation] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'back_forward' || type === 'reload';
}

/** Even to look at it throws where the visitor has forbidden it. */
function findSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
