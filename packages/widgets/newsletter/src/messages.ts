import type { SiteConfig } from '@cityguide/site-config';
import type { Options } from './definition';

const english = {
  titles: {
    default: 'The city in your inbox',
    events: 'Know what is on',
    foods: 'Eat well this week',
    real_estate: 'Doors that open',
    travel: 'Out of town',
    contests: '',
  } as Record<Options['type'], string>,
  email: 'Email',
  subscribe: 'Subscribe',
  promotions: 'Offers of our partners, too',
  all: 'All our newsletters',
  privacy: 'Privacy',
  terms: 'Terms of service',
  contact: 'Contact us',
  invalid: 'Enter a valid email address.',
  failed: 'That did not work. Please try again.',
  thanks:
    "Thanks for signing up to our newsletter - we're excited to have you on board. Expect to hear from us soon.",
  lastStep: 'One step is left: confirm by the link that we have just sent you.',
};

/** Every word of the newsletter box (FMT-5). */
export type NewsletterMessages = typeof english;

const french: NewsletterMessages = {
  titles: {
    default: 'La ville dans votre boîte',
    events: 'Les sorties de la semaine',
    foods: 'Bien manger cette semaine',
    real_estate: 'Des portes qui s’ouvrent',
    travel: 'Hors de la ville',
    contests: '',
  },
  email: 'Courriel',
  subscribe: 'M’abonner',
  promotions: 'Aussi les offres de nos partenaires',
  all: 'Toutes nos infolettres',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  contact: 'Nous joindre',
  invalid: 'Saisissez une adresse courriel valide.',
  failed: 'L’envoi a échoué. Veuillez réessayer.',
  thanks:
    'Merci de vous être abonné à notre infolettre. Nous sommes ravis de vous compter parmi nous. À très bientôt !',
  lastStep: 'Il reste une étape : confirmez par le lien que nous venons de vous envoyer.',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The words in the site's own language, the first that it lists. */
export function findMessages({ languages }: Pick<SiteConfig, 'languages'>): NewsletterMessages {
  return messages[languages[0] ?? 'en-CA'];
}
