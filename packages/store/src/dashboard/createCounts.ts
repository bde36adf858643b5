import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { parseSavedMessage } from '../saved/parseSavedMessage';

/** Loads the member's counts, which are in the profile's state (AUTH-19, DASH-2). */
export interface CountsSource extends StoreApi<{ hasFailed: boolean }> {
  /** Never rejects. Asked while an answer is on its way, it asks again after that. */
  load(): Promise<void>;
  /** Loads, and again whenever something is saved or removed, until the function given back is called. */
  start(): () => void;
}

export function createCounts({ profile, session, services, onChange }: CityguideStore): CountsSource {
  const { api, channel, report } = services;
  const store = createStore(() => ({ hasFailed: false }));
  let isAsking = false;
  let isStale = false;
  let isStopped = false;

  async function ask(): Promise<void> {
    const { profileId } = session.getState();
    try {
      const counts = await api.profiles.counts();
      if (profileId !== session.getState().profileId) return;
      profile.setState({ counts });
      store.setState({ hasFailed: false });
    } catch (error) {
      report?.(error, 'loading the counts');
      store.setState({ hasFailed: true });
    }
  }

  async function load(): Promise<void> {
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    while (isStale && !isStopped) {
      isStale = false;
      await ask();
    }
    isAsking = false;
  }

  return Object.assign(store, {
    load,
    start() {
      isStopped = false;
      const stops = [
        onChange(({ type }) => void (type === 'saved' && load())),
        channel.listen((message) => void (parseSavedMessage(message) && load())),
      ];
      void load();
      return () => {
        isStopped = true;
        for (const stop of stops) stop();
      };
    },
  });
}
