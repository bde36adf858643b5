import type { SiteConfig } from '@cityguide/site-config';

const english = {
  invalid: 'Enter a valid email address.',
  failed: 'That did not work. Please try again.',
  thanks:
    "Thanks for signing up to our newsletter - we're excited to have you on board. Expect to hear from us soon.",
  lastStep: 'One step is left: confirm by the link that we have just sent you.',
};

/** All text that is not in the page's form (FMT-5). */
export type NewsletterMessages = typeof english;

const french: NewsletterMessages = {
  invalid: 'Saisissez une adresse courriel valide.',
  failed: 'L’envoi a échoué. Veuillez réessayer.',
  thanks:
    'Merci de vous être abonné à notre infolettre. Nous sommes ravis de vous compter parmi nous. À très bientôt !',
  lastStep: 'Il reste une étape : confirmez par le lien que nous venons de vous envoyer.',
};

const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): NewsletterMessages {
  return messages[languages[0] ?? 'en-CA'];
}
