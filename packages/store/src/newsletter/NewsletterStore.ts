import type { NewsletterRequest, NewsletterSettings, NewsletterType } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

/** The values of a form. */
export interface NewsletterSignUpForm extends Pick<NewsletterRequest, 'comment' | 'stamp'> {
  email: string;
  types: readonly NewsletterType[];
  promotions: boolean;
  all: boolean;
}

/** NEWS-1 to NEWS-3. */
export interface NewsletterState {
  /** After `fail` the form can be sent again. */
  status: 'normal' | 'pending' | 'success' | 'fail';
  /** The address is invalid; nothing was sent. */
  isEmailInvalid: boolean;
  /** The server's first message about the address. */
  emailError: string | null;
  /** What was requested, once the server has accepted it. */
  newsletterSettings: NewsletterSettings | null;
}

/** One sign-up form. */
export interface NewsletterStore extends StoreApi<NewsletterState> {
  /** Sends the form, unless it is pending or was accepted. Never rejects: the result is in the state. */
  signUp(form: NewsletterSignUpForm): Promise<void>;
}
