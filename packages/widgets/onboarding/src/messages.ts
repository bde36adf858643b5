import type { Language } from '@cityguide/site-config';

const english = {
  progress: 'Your progress',
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  done: 'done',
  skipAll: 'Skip, take me back',
  skipStep: 'Skip this step',
  next: 'Continue',
  back: 'Back',
  finish: 'Done, take me back',
  loading: 'Loading...',
  nameStep: 'Your name',
  nameHeading: 'What should we call you?',
  nameHelp: 'It stands beside the ratings and photos that you share, and nowhere else.',
  nameLabel: 'Your name',
  nameMissing: 'Type your name, or skip this step.',
  hello: (name: string) => `Hello, ${name}`,
  newslettersStep: 'Newsletters',
  newslettersHeading: 'What would you like to read?',
  newslettersHelp: 'At most one letter a week each. Change your mind in your dashboard whenever you like.',
  newsletters: {
    is_news_category_newsletter_active: { title: 'News', help: 'What the city is talking about.' },
    is_events_category_newsletter_active: { title: 'Events', help: 'Where to go before it is sold out.' },
    is_foods_category_newsletter_active: { title: 'Food', help: 'What has opened, and what to order there.' },
  },
  favouritesStep: 'First favourites',
  favouritesHeading: (city: string) => `Which places in ${city} do you love?`,
  favouritesHelp: 'Press those that you know or mean to try. They wait for you on every device.',
  save: (name: string) => `Save ${name}`,
  saved: (count: number) => (count === 1 ? '1 place saved' : `${count} places saved`),
  noPlaces: 'There are no places here yet. Save one whenever you meet its heart.',
  placesFailed: 'The places could not be loaded.',
  tryAgain: 'Try again',
  guestHeading: 'Log in to go on',
  guestHelp: 'These steps belong to your account: your name, your newsletters, your first favourites.',
  logIn: 'Log in',
};

/** All visible text of the widget. */
export type OnboardingMessages = typeof english;

const french: OnboardingMessages = {
  progress: 'Votre progression',
  stepOf: (number, count) => `Étape ${number} de ${count}`,
  done: 'terminé',
  skipAll: 'Passer et revenir',
  skipStep: 'Passer cette étape',
  next: 'Continuer',
  back: 'Retour',
  finish: 'Terminer et revenir',
  loading: 'Chargement...',
  nameStep: 'Votre nom',
  nameHeading: 'Comment vous appelez-vous?',
  nameHelp: 'Votre nom figure à côté des notes et des photos que vous partagez, et nulle part ailleurs.',
  nameLabel: 'Votre nom',
  nameMissing: 'Saisissez votre nom ou passez cette étape.',
  hello: (name) => `Bonjour, ${name}`,
  newslettersStep: 'Infolettres',
  newslettersHeading: 'Que voulez-vous lire?',
  newslettersHelp:
    'Au plus une lettre par semaine chacune. Changez d’avis quand vous voulez dans votre tableau de bord.',
  newsletters: {
    is_news_category_newsletter_active: { title: 'Actualités', help: 'Ce dont la ville parle.' },
    is_events_category_newsletter_active: {
      title: 'Événements',
      help: 'Où aller avant que ce soit complet.',
    },
    is_foods_category_newsletter_active: {
      title: 'Restos',
      help: 'Ce qui vient d’ouvrir, et quoi y commander.',
    },
  },
  favouritesStep: 'Premiers favoris',
  favouritesHeading: (city) => `Quels lieux aimez-vous à ${city}?`,
  favouritesHelp:
    'Touchez ceux que vous connaissez ou voulez essayer. Vous les retrouverez sur tous vos appareils.',
  save: (name) => `Enregistrer ${name}`,
  saved: (count) => (count < 2 ? `${count} lieu enregistré` : `${count} lieux enregistrés`),
  noPlaces: 'Il n’y a pas encore de lieux ici. Enregistrez-en un dès que vous voyez son cœur.',
  placesFailed: 'Les lieux n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  guestHeading: 'Connectez-vous pour continuer',
  guestHelp: 'Ces étapes font partie de votre compte : votre nom, vos infolettres, vos premiers favoris.',
  logIn: 'Se connecter',
};

export const messages: Readonly<Record<Language, OnboardingMessages>> = {
  'en-CA': english,
  'fr-CA': french,
};
