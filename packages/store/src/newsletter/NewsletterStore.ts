import type { NewsletterRequest, NewsletterSettings, NewsletterType } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

/** What a form says. */
export interface SignUp extends Pick<NewsletterRequest, 'comment' | 'stamp'> {
  email: string;
  types: readonly NewsletterType[];
  promotions: boolean;
  all: boolean;
}

/** NEWS-1 to NEWS-3. */
export interface NewsletterState {
  /** After `fail` the form can be sent again. */
  status: 'normal' | 'pending' | 'success' | 'fail';
  /** The address cannot be one; nothing was sent. */
  isEmailInvalid: boolean;
  /** First message of the server about the address, as it words it. */
  emailError: string | null;
  /** What was asked for, once the server has taken it. */
  newsletterSettings: NewsletterSettings | null;
}

/** One sign-up form. */
export interface NewsletterStore extends StoreApi<NewsletterState> {
  /** Sends the form, unless it is on its way or was taken. Never rejects: how it went is in the state. */
  signUp(form: SignUp): Promise<void>;
}
