import { canGetMail, trimEmail } from '@cityguide/site-config/formats';
import { createStore } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { apiFault } from '../services/apiFault';
import type { NewsletterState, NewsletterStore, SignUp } from './NewsletterStore';
import { newsletterTypes } from './newsletterTypes';

const normal: NewsletterState = {
  status: 'normal',
  isEmailInvalid: false,
  emailError: null,
  newsletterSettings: null,
};

/** The state of one sign-up form; pages without a form pay nothing for it, since the widget brings it along. */
export function createNewsletter({ services }: Pick<CityguideStore, 'services'>): NewsletterStore {
  const store = createStore<NewsletterState>(() => normal);
  const set = (change: Partial<NewsletterState>) => store.setState({ ...normal, ...change });

  async function signUp({ email, types, promotions, all, ...unseen }: SignUp): Promise<void> {
    const { status } = store.getState();
    if (status === 'pending' || status === 'success') return;
    const address = trimEmail(email);
    if (!canGetMail(address)) return set({ isEmailInvalid: true });
    set({ status: 'pending' });
    try {
      const newsletterSettings = await services.api.guestNewsletters.subscribe({
        email: address,
        ...Object.fromEntries(newsletterTypes.map((type) => [type, types.includes(type)])),
        ...(promotions && { promotions }),
        all,
        ...unseen,
      });
      if (newsletterSettings) set({ status: 'success', newsletterSettings });
      else set({ status: 'fail' });
    } catch (error) {
      const { kind, fields } = apiFault(error);
      // Of what the server or the network did the visitor is told; of anything else the console is as well.
      if (!kind) services.report?.(error, 'signing up to a newsletter');
      set({ status: 'fail', emailError: fields?.email?.[0] ?? null });
    }
  }

  return Object.assign(store, { signUp });
}
