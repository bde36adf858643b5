import type { LoginMarker } from '../services/Services';

/** The mark of a login on a plain page, until it is cleared. */
export function createFakeLoginMarker(): LoginMarker {
  let isSet = true;
  return { isSet: () => isSet, clear: () => void (isSet = false) };
}
