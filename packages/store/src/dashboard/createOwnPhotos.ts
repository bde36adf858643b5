import type { Photo } from '@cityguide/api/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { isAccessDenied, isGone } from '../services/asApiError';
import { recheckSessionOnDenial } from './recheckSessionOnDenial';
import { loadingState, toOwnListState, type OwnListState } from './OwnListState';

export interface OwnPhotosState extends OwnListState<Photo> {
  /** The photo that could not be removed. */
  failed: Photo | null;
}

/** The photos that a member has shared. No promise rejects. */
export interface OwnPhotosStore extends StoreApi<OwnPhotosState> {
  /** Loads the first page; again after a failure. */
  load(): Promise<void>;
  addPage(): Promise<void>;
  /** Deletes a photo for good: it disappears at once, and is restored where the server rejects that. */
  remove(photo: Photo): Promise<void>;
  clearFailure(): void;
  /** Loads; the returned function cancels what is pending. */
  start(): () => void;
}

const LIMIT = 12;

export function createOwnPhotos({
  createList,
  services: { api, report },
  session,
}: Pick<CityguideStore, 'createList' | 'services' | 'session'>): OwnPhotosStore {
  const list = createList({
    params: { limit: LIMIT, offset: 0 },
    load: (params, options) => api.photos.mine(params, options),
    report,
  });
  const removingIds = new Set<number>();
  const store = createStore<OwnPhotosState>(() => ({ ...loadingState, failed: null }));

  function update(): void {
    store.setState(toOwnListState(list.getState(), ({ id }) => removingIds.has(id)));
  }

  return Object.assign(store, {
    load: () => list.getPage(),
    addPage: () => list.addPage(),
    async remove(photo: Photo) {
      if (removingIds.has(photo.id)) return;
      removingIds.add(photo.id);
      store.setState({ failed: null });
      update();
      let isRemoved = true;
      try {
        await api.photos.remove(photo.id);
      } catch (error) {
        report?.(error, 'removing a photo');
        // Removed elsewhere already.
        isRemoved = isGone(error);
        if (isAccessDenied(error)) void session.check();
      }
      removingIds.delete(photo.id);
      if (isRemoved) list.removeItem(photo.id);
      else store.setState({ failed: photo });
      update();
    },
    clearFailure: () => store.setState({ failed: null }),
    start() {
      const cleanupTasks = [list.subscribe(update), recheckSessionOnDenial(list, { session })];
      void list.getPage();
      return () => {
        for (const cleanUp of cleanupTasks) cleanUp();
        list.reset();
      };
    },
  });
}
