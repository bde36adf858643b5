export { createNewsletter } from './newsletter/createNewsletter';
export { newsletterTypes } from './newsletter/newsletterTypes';
export type { NewsletterState, NewsletterStore, SignUp } from './newsletter/NewsletterStore';
