import type { SiteConfig } from '@cityguide/site-config';
import type { Options } from '../definition';

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
  promotions: 'Offers from our partners',
  all: 'All our newsletters',
  privacy: 'Privacy',
  terms: 'Terms of service',
  contact: 'Contact us',
};

/** All text of a form that the widget builds (FMT-5). */
export type FormMessages = typeof english;

const french: FormMessages = {
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
  promotions: 'Les offres de nos partenaires',
  all: 'Toutes nos infolettres',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  contact: 'Nous joindre',
};

const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language, the first that it lists. */
export function findFormMessages({ languages }: Pick<SiteConfig, 'languages'>): FormMessages {
  return messages[languages[0] ?? 'en-CA'];
}
