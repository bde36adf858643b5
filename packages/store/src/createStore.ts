import { sitePaths } from '@cityguide/site-config';
import { createStore as createState } from 'zustand/vanilla';
import type { CityguideStore, StoreChange } from './CityguideStore';
import { createList } from './lists/createList';
import { createListingList } from './lists/createListingList';
import { createSavedList } from './lists/createSavedList';
import { createLogin } from './login/createLogin';
import { createProfile } from './profile/createProfile';
import { createSavedStores } from './saved/createSavedStores';
import type { Services } from './services/Services';
import { createSession } from './session/createSession';

/** Makes the visitor's store of one page. Nothing is asked or read before `start`. */
export function createStore(services: Services): CityguideStore {
  const session = createSession(services);
  const login = createLogin(services, session);
  const profile = createProfile(services, session);
  const listeners = new Set<(change: StoreChange) => void>();
  const tell = (change: StoreChange) => {
    for (const listener of [...listeners]) listener(change);
  };
  const savedStores = createSavedStores({
    services,
    session,
    login,
    onConfirmed: (change) => tell({ type: 'saved', ...change }),
  });
  const nouns = [profile, login, ...Object.values(savedStores.saved), session];
  let stops: (() => void)[] = [];

  return {
    session,
    login,
    profile,
    ...savedStores,
    site: services.site,
    services,
    paths: sitePaths(services.site),
    createList,
    createState,
    shared: new Map(),
    createSavedList: (settings) => createSavedList(services, settings),
    createListingList: (params, first) => createListingList(services, params, first),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (stops.length > 0) return;
      stops = nouns.map((noun) => noun.start());
      stops.push(
        session.subscribe(({ status, profileId }, before) => {
          if (status === before.status && profileId === before.profileId) return;
          tell({ type: 'auth', status, profileId });
        }),
      );
      void session.check();
    },
    pageShown(persisted) {
      if (!persisted) return;
      login.reset();
      void session.recheck();
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
