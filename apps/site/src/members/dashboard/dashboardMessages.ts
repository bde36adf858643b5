import type { DashboardList } from '@cityguide/site-config';

/** Messages of the dashboard's pages that the server renders; the widget has its own. */
export const dashboardMessages = {
  title: 'Your dashboard',
  description: 'Your favourites, lists, newsletters, ratings and settings.',
  onItsWay: 'Your dashboard is on its way. Should it not come, you can still look after your account:',
  plainWays: {
    data: 'See, download or delete your data',
    password: 'Change your password',
    logIn: 'Log in',
    logOut: 'Log out',
  },

  data: {
    title: 'Your data',
    intro: 'What we keep about you.',
    download: 'Download all of it',
    remove: 'Delete your account',
    nothing: 'Nothing yet.',
    lists: {
      favourites: 'Favourites',
      todos: 'To-do list',
      articles: 'Saved articles',
      videos: 'Saved videos',
      events: 'Events',
      ratings: 'Rated places',
      photos: 'Photos',
    } satisfies Record<DashboardList, string>,
    done: 'done',
    outOfFive: (stars: number) => `${stars} out of 5`,
  },

  deletion: {
    title: 'Delete your account',
    intro:
      'Your profile, favourites, lists, bookmarks, ratings and photos are deleted for good, and nobody can bring them back. Type your password to do so.',
    password: 'Your password',
    submit: 'Delete for good',
    keep: 'Keep my account',
    forgotten: 'Never chose one, or forgot it?',
    askForPassword: 'Get a link to a new one',
    doneTitle: 'Your account is deleted',
    done: 'Everything that was yours is gone, and you are logged out in every browser. Thank you for having been here.',
    home: 'To the home page',
  },
} as const;

/** Paths of the pages of a member's own data. */
export const OWN_DATA_PATH = '/accounts/data';
export const OWN_DATA_FILE_PATH = `${OWN_DATA_PATH}/my-data.json`;
export const DELETE_ACCOUNT_PATH = `${OWN_DATA_PATH}/delete`;
