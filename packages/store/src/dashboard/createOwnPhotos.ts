import type { Photo } from '@cityguide/api/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { apiFault, isRefusal } from '../services/apiFault';
import { followRefusals } from './followRefusals';
import { loadingState, viewList, type OwnListState } from './OwnListState';

export interface OwnPhotosState extends OwnListState<Photo> {
  /** The photo that could not be removed. */
  failed: Photo | null;
}

/** The photos that a member has shared. No promise rejects. */
export interface OwnPhotos extends StoreApi<OwnPhotosState> {
  /** Gets the first page; again after a failure. */
  load(): Promise<void>;
  addPage(): Promise<void>;
  /** Deletes a photo for good: it goes at once, and is there again where the server has refused. */
  remove(photo: Photo): Promise<void>;
  clearFailure(): void;
  /** Loads; the function given back drops what is on its way. */
  start(): () => void;
}

const LIMIT = 12;

export function createOwnPhotos({
  createList,
  services: { api, report },
  session,
}: Pick<CityguideStore, 'createList' | 'services' | 'session'>): OwnPhotos {
  const list = createList({
    params: { limit: LIMIT, offset: 0 },
    load: (asked, options) => api.photos.mine(asked, options),
    report,
  });
  const leaving = new Set<number>();
  const view = createStore<OwnPhotosState>(() => ({ ...loadingState, failed: null }));

  function update(): void {
    view.setState(viewList(list.getState(), ({ id }) => leaving.has(id)));
  }

  return Object.assign(view, {
    load: () => list.getPage(),
    addPage: () => list.addPage(),
    async remove(photo: Photo) {
      if (leaving.has(photo.id)) return;
      leaving.add(photo.id);
      view.setState({ failed: null });
      update();
      let isGone = true;
      try {
        await api.photos.remove(photo.id);
      } catch (error) {
        report?.(error, 'removing a photo');
        // Removed elsewhere already.
        isGone = apiFault(error).status === 404;
        if (isRefusal(error)) void session.check();
      }
      leaving.delete(photo.id);
      if (isGone) list.removeItem(photo.id);
      else view.setState({ failed: photo });
      update();
    },
    clearFailure: () => view.setState({ failed: null }),
    start() {
      const stops = [list.subscribe(update), followRefusals(list, { session })];
      void list.getPage();
      return () => {
        for (const stop of stops) stop();
        list.reset();
      };
    },
  });
}
