import { siteLinks } from '@cityguide/site-config';
import { createStore as createState } from 'zustand/vanilla';
import type { CityguideStore, StoreChange } from './CityguideStore';
import { createList } from './lists/createList';
import { createListingList } from './lists/createListingList';
import { createSavedList } from './lists/createSavedList';
import { linkApi } from './links/linkApi';
import { createLogin } from './login/createLogin';
import { createProfileStore } from './profile/createProfileStore';
import { createSavedStores } from './saved/createSavedStores';
import type { Services } from './services/Services';
import { createSession } from './session/createSession';

/** Creates the visitor's store of one page. Nothing is requested or read before `start`. */
export function createStore(given: Services): CityguideStore {
  const { site, page } = given;
  const paths = siteLinks(site, page.url().origin);
  const services = { ...given, api: linkApi(given.api, paths) };
  const session = createSession(services);
  const login = createLogin(services, session);
  const profile = createProfileStore(services, session);
  const listeners = new Set<(change: StoreChange) => void>();
  const notify = (change: StoreChange) => {
    for (const listener of [...listeners]) listener(change);
  };
  const savedStores = createSavedStores({
    services,
    session,
    login,
    onConfirmed: (change) => notify({ type: 'saved', ...change }),
  });
  const slices = [profile, login, ...Object.values(savedStores.saved), session];
  let cleanupTasks: (() => void)[] = [];

  return {
    session,
    login,
    profile,
    ...savedStores,
    site,
    services,
    paths,
    createList,
    createState,
    shared: new Map(),
    createSavedList: (settings) => createSavedList(services, settings),
    createListingList: (params, firstPage) => createListingList(services, params, firstPage),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (cleanupTasks.length > 0) return;
      cleanupTasks = slices.map((slice) => slice.start());
      cleanupTasks.push(
        session.subscribe(({ status, profileId }, before) => {
          if (status === before.status && profileId === before.profileId) return;
          notify({ type: 'auth', status, profileId });
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
      for (const cleanUp of cleanupTasks) cleanUp();
      cleanupTasks = [];
    },
  };
}
