import type { Language } from '@cityguide/site-config';
import type { NewsletterSettings } from '@cityguide/store';

export type NewsletterFlag = keyof NewsletterSettings;

interface NewsletterMessages {
  help: string;
  letters: Readonly<Record<NewsletterFlag, { title: string; help: string }>>;
  saved: (title: string, isWanted: boolean) => string;
  failed: (title: string, reason: string) => string;
  settingsFailed: string;
  tryAgain: string;
}

const english: NewsletterMessages = {
  help: 'At most one letter a week each. Each change is saved at once. Letters on other subjects are stopped by the link at their end.',
  letters: {
    is_news_category_newsletter_active: { title: 'News', help: 'What the city is talking about.' },
    is_events_category_newsletter_active: { title: 'Events', help: 'Where to go before it is sold out.' },
    is_foods_category_newsletter_active: { title: 'Food', help: 'What has opened, and what to order there.' },
    is_newsletter_promotions_active: { title: 'Offers', help: 'Deals of our partners, now and then.' },
  },
  saved: (title, isWanted) =>
    isWanted ? `You get the letter ${title}.` : `You no longer get the letter ${title}.`,
  failed: (title, reason) => `${title} could not be saved. ${reason}`,
  settingsFailed: 'Your newsletters could not be loaded.',
  tryAgain: 'Try again',
};

const french: NewsletterMessages = {
  help: 'Au plus une lettre par semaine chacune. Chaque changement est enregistré aussitôt. Les lettres sur d’autres sujets s’arrêtent par le lien à leur fin.',
  letters: {
    is_news_category_newsletter_active: { title: 'Actualités', help: 'Ce dont la ville parle.' },
    is_events_category_newsletter_active: {
      title: 'Événements',
      help: 'Où aller avant que ce soit complet.',
    },
    is_foods_category_newsletter_active: {
      title: 'Restos',
      help: 'Ce qui vient d’ouvrir, et quoi y commander.',
    },
    is_newsletter_promotions_active: {
      title: 'Offres',
      help: 'Les offres de nos partenaires, de temps à autre.',
    },
  },
  saved: (title, isWanted) =>
    isWanted ? `Vous recevez la lettre ${title}.` : `Vous ne recevez plus la lettre ${title}.`,
  failed: (title, reason) => `${title} n’a pas pu être enregistré. ${reason}`,
  settingsFailed: 'Vos infolettres n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
};

export const newsletterMessages: Readonly<Record<Language, NewsletterMessages>> = {
  'en-CA': english,
  'fr-CA': french,
};
