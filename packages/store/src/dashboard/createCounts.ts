import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { isAccessDenied } from '../services/asApiError';
import { parseSavedMessage } from '../saved/parseSavedMessage';

/** Loads the member's counts into the profile's state (AUTH-19, DASH-2). */
export interface CountsStore extends StoreApi<{ hasFailed: boolean }> {
  /** Never rejects. If called while a response is pending, it requests the counts again after that. */
  load(): Promise<void>;
  /** Loads, and again whenever something is saved or removed, until the returned function is called. */
  start(): () => void;
}

export function createCounts({ profile, session, services, onChange }: CityguideStore): CountsStore {
  const { api, channel, report } = services;
  const store = createStore(() => ({ hasFailed: false }));
  let isFetching = false;
  let isStale = false;
  let isStopped = false;

  async function fetchCounts(): Promise<void> {
    const { profileId } = session.getState();
    try {
      const counts = await api.profiles.counts();
      if (profileId !== session.getState().profileId) return;
      profile.setState({ counts });
      store.setState({ hasFailed: false });
    } catch (error) {
      store.setState({ hasFailed: true });
      // AUTH-17: nothing has failed where the session ended elsewhere.
      if (!isAccessDenied(error) || (await session.check()) !== 'guest')
        report?.(error, 'loading the counts');
    }
  }

  async function load(): Promise<void> {
    isStale = true;
    if (isFetching) return;
    isFetching = true;
    while (isStale && !isStopped) {
      isStale = false;
      await fetchCounts();
    }
    isFetching = false;
  }

  return Object.assign(store, {
    load,
    start() {
      isStopped = false;
      const cleanupTasks = [
        onChange(({ type }) => void (type === 'saved' && load())),
        channel.listen((message) => void (parseSavedMessage(message) && load())),
      ];
      void load();
      return () => {
        isStopped = true;
        for (const cleanUp of cleanupTasks) cleanUp();
      };
    },
  });
}
