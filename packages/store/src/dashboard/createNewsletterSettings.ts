import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import type { NewsletterSettings } from '../profile/ProfileStore';

type Flag = keyof NewsletterSettings;

export interface NewsletterSettingsState {
  /** The member's settings, ahead of the server; null until the profile is loaded. */
  settings: NewsletterSettings | null;
  /** The setting that last failed to be saved, with the server's message, if any, else an empty one. */
  failed: { flag: Flag; message: string } | null;
  /** The setting that was saved last. */
  saved: Flag | null;
}

/** The member's newsletters (DASH-3): each change shows at once, is saved by itself, and is reverted on failure. */
export interface NewsletterSettingsStore extends StoreApi<NewsletterSettingsState> {
  setFlag(flag: Flag, isWanted: boolean): void;
  /** Follows the profile until the returned function is called. */
  start(): () => void;
}

export function createNewsletterSettings({
  profile,
}: Pick<CityguideStore, 'profile'>): NewsletterSettingsStore {
  const pendingFlags = new Map<Flag, boolean>();
  const sending = new Set<Flag>();
  const store = createStore<NewsletterSettingsState>(() => ({ settings: null, failed: null, saved: null }));
  const confirmed = () => profile.getState().newsletterSettings;

  function update(): void {
    const confirmedSettings = confirmed();
    store.setState({
      settings: confirmedSettings && { ...confirmedSettings, ...Object.fromEntries(pendingFlags) },
    });
  }

  /** One request at a time for each setting, until server and member agree: the last value wins. */
  async function send(flag: Flag): Promise<void> {
    if (sending.has(flag)) return;
    sending.add(flag);
    for (
      let pendingValue = pendingFlags.get(flag);
      pendingValue !== undefined && pendingValue !== confirmed()?.[flag];
      pendingValue = pendingFlags.get(flag)
    ) {
      const isAccepted = await profile.update({ [flag]: pendingValue });
      // A backend may respond with success and change nothing: repeating the request would never end.
      const isSaved = isAccepted && confirmed()?.[flag] === pendingValue;
      if (isSaved) store.setState({ saved: flag, failed: null });
      else if (pendingFlags.get(flag) === pendingValue)
        revert(flag, isAccepted ? '' : profile.getState().updateProfileError);
    }
    pendingFlags.delete(flag);
    sending.delete(flag);
    update();
  }

  /** `message` is null where the member has left. */
  function revert(flag: Flag, message: string | null): void {
    pendingFlags.delete(flag);
    store.setState({ saved: null, ...(message !== null && { failed: { flag, message } }) });
  }

  return Object.assign(store, {
    setFlag(flag: Flag, isWanted: boolean) {
      pendingFlags.set(flag, isWanted);
      store.setState({ failed: null, saved: null });
      update();
      void send(flag);
    },
    start() {
      update();
      return profile.subscribe(update);
    },
  });
}
