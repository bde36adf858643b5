import type { Profile, ProfilePatch } from '@cityguide/api/client';
import { createStore } from 'zustand/vanilla';
import { isDefiniteNo, isRefusal } from '../services/apiFault';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { wordsFor } from '../words';
import { parseProfileMessage, profileMessage } from './parseProfileMessage';
import type { NewsletterSettings, ProfileState, ProfileStore } from './ProfileStore';
import { readUpdateFault } from './readUpdateFault';

const noUpdate = {
  updateProfileError: null,
  updateProfileFieldErrors: {},
  profileUpdatedSuccessful: false,
  emailError: null,
} satisfies Partial<ProfileState>;

const initialState: ProfileState = {
  profile: null,
  isAuthenticated: false,
  ...noUpdate,
  newsletterSettings: null,
  counts: null,
};

export interface ProfileNoun extends ProfileStore {
  start(): () => void;
}

export function createProfile({ api, site, channel, report }: Services, session: Session): ProfileNoun {
  const store = createStore<ProfileState>(() => initialState);
  const { setState } = store;
  let loading: Promise<void> | undefined;
  let updates: Promise<unknown> = Promise.resolve();
  let isWanted = false;
  /** Answers about an earlier member count no more. */
  let member = 0;
  /** A profile that was asked for before a change may be older than what the change answered. */
  let changes = 0;

  const accept = (profile: Profile): Partial<ProfileState> => ({
    profile,
    isAuthenticated: true,
    newsletterSettings: readNewsletterSettings(profile),
  });

  /** The session may have ended elsewhere. */
  function askWhoIsThere(error: unknown): void {
    if (isRefusal(error) && session.getState().status === 'authenticated') void session.check();
  }

  async function ask(): Promise<void> {
    const [own, before] = [member, changes];
    try {
      const profile = await api.profiles.me();
      if (own !== member) return;
      if (before !== changes) return await ask();
      setState(accept(profile));
    } catch (error) {
      report?.(error, 'loading the profile');
      if (own !== member) return;
      setState(initialState);
      askWhoIsThere(error);
    }
  }

  function load(): Promise<void> {
    isWanted = true;
    if (!loading) {
      const own = ask().finally(() => {
        if (loading === own) loading = undefined;
      });
      loading = own;
    }
    return loading;
  }

  async function send(patch: ProfilePatch, own: number): Promise<boolean> {
    if (own !== member) return false;
    setState(noUpdate);
    try {
      const profile = await api.profiles.updateMe(patch);
      if (own !== member) return false;
      changes += 1;
      setState({ ...accept(profile), profileUpdatedSuccessful: true });
      channel.post(profileMessage(profile.id));
      return true;
    } catch (error) {
      // A refusal is told in the form: a wrong password is no fault of ours.
      if (!isDefiniteNo(error)) report?.(error, 'updating the profile');
      if (own !== member) return false;
      setState(readUpdateFault(error, { patch, generalError: wordsFor(site.languages).generalError }));
      askWhoIsThere(error);
      return false;
    }
  }

  /** Another tab has changed the profile: whoever shows it here gets the new one. */
  function hear(message: unknown): void {
    const change = parseProfileMessage(message);
    if (!change || change.profileId !== session.getState().profileId) return;
    changes += 1;
    if (store.getState().profile) void load();
  }

  function followSession(profileId: number | null, before: number | null): void {
    if (profileId === before) return;
    member += 1;
    loading = undefined;
    setState(initialState);
    if (profileId !== null && isWanted) void load();
  }

  return Object.assign(store, {
    load,
    update(patch: ProfilePatch) {
      const own = member;
      const done = updates.then(() => send(patch, own));
      updates = done;
      return done;
    },
    clearUpdate: () => setState(noUpdate),
    start() {
      const stopFollowing = session.subscribe((state, before) =>
        followSession(state.profileId, before.profileId),
      );
      const stopHearing = channel.listen(hear);
      return () => {
        stopFollowing();
        stopHearing();
      };
    },
  });
}

/** The switches of the newsletters, by the name that the API gives each. */
const readNewsletterSettings = (profile: Profile): NewsletterSettings => ({
  is_news_category_newsletter_active: profile.is_news_category_newsletter_active,
  is_events_category_newsletter_active: profile.is_events_category_newsletter_active,
  is_foods_category_newsletter_active: profile.is_foods_category_newsletter_active,
  is_newsletter_promotions_active: profile.is_newsletter_promotions_active,
});
