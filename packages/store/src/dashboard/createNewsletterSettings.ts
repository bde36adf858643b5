import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import type { NewsletterSettings } from '../profile/ProfileStore';

type Flag = keyof NewsletterSettings;

export interface NewsletterChoices {
  /** What the member wishes, ahead of the server; null until the profile is there. */
  settings: NewsletterSettings | null;
  /** The setting that could not be saved last, in the server's words where it has any, else empty. */
  failed: { flag: Flag; message: string } | null;
  /** The setting that was saved last. */
  saved: Flag | null;
}

/** The member's newsletters (DASH-3): each change shows at once, is saved by itself, and goes back where that fails. */
export interface NewsletterChoiceStore extends StoreApi<NewsletterChoices> {
  choose(flag: Flag, isWanted: boolean): void;
  /** Follows the profile until the function given back is called. */
  start(): () => void;
}

export function createNewsletterSettings({
  profile,
}: Pick<CityguideStore, 'profile'>): NewsletterChoiceStore {
  const wishes = new Map<Flag, boolean>();
  const sending = new Set<Flag>();
  const store = createStore<NewsletterChoices>(() => ({ settings: null, failed: null, saved: null }));
  const confirmed = () => profile.getState().newsletterSettings;

  function update(): void {
    const known = confirmed();
    store.setState({ settings: known && { ...known, ...Object.fromEntries(wishes) } });
  }

  /** One request at a time for each, until server and member agree: the last wish wins. */
  async function send(flag: Flag): Promise<void> {
    if (sending.has(flag)) return;
    sending.add(flag);
    for (
      let wish = wishes.get(flag);
      wish !== undefined && wish !== confirmed()?.[flag];
      wish = wishes.get(flag)
    ) {
      const isTaken = await profile.update({ [flag]: wish });
      // A backend may answer well and change nothing: asked again it would do the same, without end.
      const isSaved = isTaken && confirmed()?.[flag] === wish;
      if (isSaved) store.setState({ saved: flag, failed: null });
      else if (wishes.get(flag) === wish) giveUp(flag, isTaken ? '' : profile.getState().updateProfileError);
    }
    wishes.delete(flag);
    sending.delete(flag);
    update();
  }

  /** `message` is null where the member has gone. */
  function giveUp(flag: Flag, message: string | null): void {
    wishes.delete(flag);
    store.setState({ saved: null, ...(message !== null && { failed: { flag, message } }) });
  }

  return Object.assign(store, {
    choose(flag: Flag, isWanted: boolean) {
      wishes.set(flag, isWanted);
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
