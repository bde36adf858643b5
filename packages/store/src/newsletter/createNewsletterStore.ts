import { isMailableEmail, trimEmail } from '@cityguide/site-config/formats';
import { createStore } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { asApiError } from '../services/asApiError';
import type { NewsletterState, NewsletterStore, NewsletterSignUpForm } from './NewsletterStore';
import { newsletterTypes } from './newsletterTypes';

const initialState: NewsletterState = {
  status: 'normal',
  isEmailInvalid: false,
  emailError: null,
  newsletterSettings: null,
};

/** The state of one sign-up form; it is bundled with the widget, so pages without a form do not load it. */
export function createNewsletterStore({ services }: Pick<CityguideStore, 'services'>): NewsletterStore {
  const store = createStore<NewsletterState>(() => initialState);
  const set = (changes: Partial<NewsletterState>) => store.setState({ ...initialState, ...changes });

  async function signUp({
    email,
    types,
    promotions,
    all,
    ...hiddenFields
  }: NewsletterSignUpForm): Promise<void> {
    const { status } = store.getState();
    if (status === 'pending' || status === 'success') return;
    const address = trimEmail(email);
    if (!isMailableEmail(address)) return set({ isEmailInvalid: true });
    set({ status: 'pending' });
    try {
      const newsletterSettings = await services.api.guestNewsletters.subscribe({
        email: address,
        ...Object.fromEntries(newsletterTypes.map((type) => [type, types.includes(type)])),
        ...(promotions && { promotions }),
        all,
        ...hiddenFields,
      });
      if (newsletterSettings) set({ status: 'success', newsletterSettings });
      else set({ status: 'fail' });
    } catch (error) {
      const { kind, fields } = asApiError(error);
      // An error of the server or the network is shown to the visitor; any other is logged on the console as well.
      if (!kind) services.report?.(error, 'signing up to a newsletter');
      set({ status: 'fail', emailError: fields?.email?.[0] ?? null });
    }
  }

  return Object.assign(store, { signUp });
}
