import type { CityguideStore } from '@cityguide/store';
import { emitPageEvent } from '@cityguide/widget-kit';

/** Notifies the page of the visitor's session and of what they save (`cityguide:auth`, `cityguide:saved`). */
export function emitStoreChanges(store: CityguideStore): () => void {
  return store.onChange((change) => {
    if (change.type === 'saved') {
      const { group, objectId, saved } = change;
      emitPageEvent('cityguide:saved', { group, objectId, saved });
    } else if (change.status !== 'unknown') {
      emitPageEvent('cityguide:auth', { status: change.status, profileId: change.profileId });
    }
  });
}
