import type { Profile, ProfilePatch } from '@cityguide/api/client';
import { createStore } from 'zustand/vanilla';
import { isPermanentError, isAccessDenied } from '../services/asApiError';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { messagesFor } from '../messages';
import { parseProfileMessage, createProfileMessage } from './parseProfileMessage';
import type { NewsletterSettings, ProfileState, ProfileStore } from './ProfileStore';
import { parseUpdateError } from './parseUpdateError';

const noUpdateResult = {
  updateProfileError: null,
  updateProfileFieldErrors: {},
  profileUpdatedSuccessful: false,
  emailError: null,
} satisfies Partial<ProfileState>;

const initialState: ProfileState = {
  profile: null,
  isAuthenticated: false,
  ...noUpdateResult,
  newsletterSettings: null,
  counts: null,
};

export interface StartableProfileStore extends ProfileStore {
  start(): () => void;
}

export function createProfileStore(
  { api, site, channel, report }: Services,
  session: Session,
): StartableProfileStore {
  const store = createStore<ProfileState>(() => initialState);
  const { setState } = store;
  let loading: Promise<void> | undefined;
  let updates: Promise<unknown> = Promise.resolve();
  let isRequested = false;
  /** Responses for an earlier member are ignored. */
  let memberEpoch = 0;
  /** A profile that was requested before a change may be older than the response to that change. */
  let changeCount = 0;

  const toLoadedState = (profile: Profile): Partial<ProfileState> => ({
    profile,
    isAuthenticated: true,
    newsletterSettings: getNewsletterSettings(profile),
  });

  /** The session may have ended elsewhere. */
  function recheckSession(error: unknown): void {
    if (isAccessDenied(error) && session.getState().status === 'authenticated') void session.check();
  }

  async function fetchProfile(): Promise<void> {
    const [requestEpoch, requestChangeCount] = [memberEpoch, changeCount];
    try {
      const profile = await api.profiles.me();
      if (requestEpoch !== memberEpoch) return;
      if (requestChangeCount !== changeCount) return await fetchProfile();
      setState(toLoadedState(profile));
    } catch (error) {
      if (requestEpoch !== memberEpoch) return;
      setState(initialState);
      await session.reportUnlessEnded(error, 'loading the profile');
    }
  }

  function load(): Promise<void> {
    isRequested = true;
    if (!loading) {
      const request = fetchProfile().finally(() => {
        if (loading === request) loading = undefined;
      });
      loading = request;
    }
    return loading;
  }

  async function sendUpdate(patch: ProfilePatch, updateEpoch: number): Promise<boolean> {
    if (updateEpoch !== memberEpoch) return false;
    setState(noUpdateResult);
    try {
      const profile = await api.profiles.updateMe(patch);
      if (updateEpoch !== memberEpoch) return false;
      changeCount += 1;
      setState({ ...toLoadedState(profile), profileUpdatedSuccessful: true });
      channel.post(createProfileMessage(profile.id));
      return true;
    } catch (error) {
      // A rejection is shown in the form: a wrong password is not an error of ours.
      if (!isPermanentError(error)) report?.(error, 'updating the profile');
      if (updateEpoch !== memberEpoch) return false;
      setState(parseUpdateError(error, { patch, generalError: messagesFor(site.languages).generalError }));
      recheckSession(error);
      return false;
    }
  }

  /** Another tab has changed the profile: loads the new one if it is shown here. */
  function onTabMessage(message: unknown): void {
    const change = parseProfileMessage(message);
    if (!change || change.profileId !== session.getState().profileId) return;
    changeCount += 1;
    if (store.getState().profile) void load();
  }

  function onSessionChange(profileId: number | null, before: number | null): void {
    if (profileId === before) return;
    memberEpoch += 1;
    loading = undefined;
    setState(initialState);
    if (profileId !== null && isRequested) void load();
  }

  return Object.assign(store, {
    load,
    update(patch: ProfilePatch) {
      const updateEpoch = memberEpoch;
      const done = updates.then(() => sendUpdate(patch, updateEpoch));
      updates = done;
      return done;
    },
    clearUpdate: () => setState(noUpdateResult),
    start() {
      const unsubscribeSession = session.subscribe((state, before) =>
        onSessionChange(state.profileId, before.profileId),
      );
      const unsubscribeChannel = channel.listen(onTabMessage);
      return () => {
        unsubscribeSession();
        unsubscribeChannel();
      };
    },
  });
}

/** The newsletter flags, by the names of the API. */
const getNewsletterSettings = (profile: Profile): NewsletterSettings => ({
  is_news_category_newsletter_active: profile.is_news_category_newsletter_active,
  is_events_category_newsletter_active: profile.is_events_category_newsletter_active,
  is_foods_category_newsletter_active: profile.is_foods_category_newsletter_active,
  is_newsletter_promotions_active: profile.is_newsletter_promotions_active,
});
