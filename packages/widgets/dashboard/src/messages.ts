import type { AnyDashboardPage, Language } from '@cityguide/site-config';

const pages: Record<AnyDashboardPage, string> = {
  home: 'Dashboard',
  newsletter: 'Email Newsletters',
  favourites: 'Favourites',
  todos: 'To-Do List',
  articles: 'Saved Articles',
  videos: 'Saved Videos',
  events: 'Events',
  ratings: 'Rated Places',
  photos: 'Photos',
  'account-access': 'Account access',
};

const english = {
  menu: 'Your dashboard',
  pages,
  loading: 'Loading...',
  tryAgain: 'Try again',
  pageFailed: 'This page could not be loaded. Check your connection and try again.',
  guestHeading: 'Log in to see your dashboard',
  guestHelp: 'Your favourites, lists, ratings and settings wait for you behind it.',
  logIn: 'Log in',
  deletedHeading: 'Your account is deleted',
  deletedHelp:
    'Everything that was yours is gone, and you are logged out in every browser. Thank you for having been here.',
  toHome: 'To the home page',
};

/** All visible text of the widget, except that of its pages, which is loaded with their code. */
export type DashboardMessages = typeof english;

const french: DashboardMessages = {
  menu: 'Votre tableau de bord',
  pages: {
    home: 'Tableau de bord',
    newsletter: 'Infolettres',
    favourites: 'Favoris',
    todos: 'Liste à faire',
    articles: 'Articles enregistrés',
    videos: 'Vidéos enregistrées',
    events: 'Événements',
    ratings: 'Lieux notés',
    photos: 'Photos',
    'account-access': 'Accès au compte',
  },
  loading: 'Chargement...',
  tryAgain: 'Réessayer',
  pageFailed: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  guestHeading: 'Connectez-vous pour voir votre tableau de bord',
  guestHelp: 'Vos favoris, vos listes, vos notes et vos réglages vous y attendent.',
  logIn: 'Se connecter',
  deletedHeading: 'Votre compte est supprimé',
  deletedHelp:
    'Tout ce qui était à vous a disparu, et vous êtes déconnecté de tous les navigateurs. Merci d’être passé.',
  toHome: 'Vers la page d’accueil',
};

export const messages: Readonly<Record<Language, DashboardMessages>> = {
  'en-CA': english,
  'fr-CA': french,
};
