import type { Profile, ProfilePatch } from '@cityguide/api/client';
import { createStore } from 'zustand/vanilla';
import { apiFault, isRefusal } from '../services/apiFault';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { wordsFor } from '../words';
import type { NewsletterSettings, ProfileState, ProfileStore } from './ProfileStore';

const initialState: ProfileState = {
  profile: null,
  isAuthenticated: false,
  updateProfileError: null,
  profileUpdatedSuccessful: false,
  newsletterSettings: null,
  emailError: null,
  counts: null,
};

export interface ProfileNoun extends ProfileStore {
  start(): () => void;
}

export function createProfile({ api, site, report }: Services, session: Session): ProfileNoun {
  const store = createStore<ProfileState>(() => initialState);
  const { setState } = store;
  let loading: Promise<void> | undefined;
  let isWanted = false;
  /** Answers about an earlier member count no more. */
  let member = 0;

  const accept = (profile: Profile): Partial<ProfileState> => ({
    profile,
    isAuthenticated: true,
    newsletterSettings: readNewsletterSettings(profile),
  });

  async function ask(): Promise<void> {
    const own = member;
    try {
      const profile = await api.profiles.me();
      if (own === member) setState(accept(profile));
    } catch (error) {
      report?.(error, 'loading the profile');
      if (own !== member) return;
      setState(initialState);
      if (isRefusal(error) && session.getState().status === 'authenticated') void session.check();
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

  return Object.assign(store, {
    load,
    async update(patch: ProfilePatch) {
      const own = member;
      setState({ updateProfileError: null, emailError: null, profileUpdatedSuccessful: false });
      try {
        const profile = await api.profiles.updateMe(patch);
        if (own === member) setState({ ...accept(profile), profileUpdatedSuccessful: true });
      } catch (error) {
        report?.(error, 'updating the profile');
        if (own !== member) return;
        const { fields = {}, detail } = apiFault(error);
        const message = Object.values(fields).flat()[0] ?? detail ?? wordsFor(site.languages).generalError;
        setState({ updateProfileError: message, emailError: fields.email?.[0] ?? null });
      }
    },
    start: () =>
      session.subscribe(({ profileId }, before) => {
        if (profileId === before.profileId) return;
        member += 1;
        loading = undefined;
        setState(initialState);
        if (profileId !== null && isWanted) void load();
      }),
  });
}

/** The switches of the newsletters, by the name that the API gives each. */
const readNewsletterSettings = (profile: Profile): NewsletterSettings => ({
  is_news_category_newsletter_active: profile.is_news_category_newsletter_active,
  is_events_category_newsletter_active: profile.is_events_category_newsletter_active,
  is_foods_category_newsletter_active: profile.is_foods_category_newsletter_active,
});
