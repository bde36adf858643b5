export { createNewsletterStore } from './newsletter/createNewsletterStore';
export { newsletterTypes } from './newsletter/newsletterTypes';
export type { NewsletterState, NewsletterStore, NewsletterSignUpForm } from './newsletter/NewsletterStore';
