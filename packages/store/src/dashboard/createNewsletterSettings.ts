import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import type { NewsletterSettings } from '../profile/ProfileStore';

type Flag = keyof NewsletterSettings;

export interface NewsletterSettingsState {
  /** The member's settings, with changes that the server has not confirmed yet; null until the profile is loaded. */
  settings: NewsletterSettings | null;
  /** The setting whose last change could not be saved, with the server's message, which may be empty. */
  failed: { flag: Flag; message: string } | null;
  /** The setting that was saved last. */
  saved: Flag | null;
}

/** The member's newsletters (DASH-3): each change shows at once, is saved by itself, and is reverted on failure. */
export interface NewsletterSettingsStore extends StoreApi<NewsletterSettingsState> {
  setFlag(flag: Flag, isOn: boolean): void;
  /** Subscribes to the profile until the returned function is called. */
  start(): () => void;
}

export function createNewsletterSettings({
  profile,
}: Pick<CityguideStore, 'profile'>): NewsletterSettingsStore {
  const pendingFlags = new Map<Flag, boolean>();
  const sendingFlags = new Set<Flag>();
  const store = createStore<NewsletterSettingsState>(() => ({ settings: null, failed: null, saved: null }));
  const getConfirmed = () => profile.getState().newsletterSettings;

  function update(): void {
    const confirmed = getConfirmed();
    store.setState({
      settings: confirmed && { ...confirmed, ...Object.fromEntries(pendingFlags) },
    });
  }

  /** One request at a time for each setting, until the server has the member's last choice. */
  async function send(flag: Flag): Promise<void> {
    if (sendingFlags.has(flag)) return;
    sendingFlags.add(flag);
    for (
      let pendingValue = pendingFlags.get(flag);
      pendingValue !== undefined && pendingValue !== getConfirmed()?.[flag];
      pendingValue = pendingFlags.get(flag)
    ) {
      const isAccepted = await profile.update({ [flag]: pendingValue });
      // A backend may respond with success and change nothing: repeating the request would never end.
      const isSaved = isAccepted && getConfirmed()?.[flag] === pendingValue;
      if (isSaved) store.setState({ saved: flag, failed: null });
      else if (pendingFlags.get(flag) === pendingValue)
        revert(flag, isAccepted ? '' : profile.getState().updateProfileError);
    }
    pendingFlags.delete(flag);
    sendingFlags.delete(flag);
    update();
  }

  /** `message` is null if the member is no longer logged in. */
  function revert(flag: Flag, message: string | null): void {
    pendingFlags.delete(flag);
    store.setState({ saved: null, ...(message !== null && { failed: { flag, message } }) });
  }

  return Object.assign(store, {
    setFlag(flag: Flag, isOn: boolean) {
      pendingFlags.set(flag, isOn);
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
