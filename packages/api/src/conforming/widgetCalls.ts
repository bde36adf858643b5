import { routes } from '../contract';
import type { Route } from '../wire/route';

const { profiles, listings, photos, houseAds, favourites, todos, ratings } = routes;
const savedButtons = ({ ids, create, remove }: Record<'ids' | 'create' | 'remove', Route>) => [
  ids,
  create,
  remove,
];
const bookmarks = [routes['article-bookmarks'], routes['video-bookmarks'], routes['event-bookmarks']];
const subscribe = routes['guest-newsletters'].subscribe;

/**
 * The calls of each widget: without one of them that part of it says so, and what the CMS has printed stays. Every page
 * with a widget asks `profiles/hi/` who the visitor is.
 */
export const widgetCalls: Readonly<Record<string, readonly Route[]>> = {
  account: [
    profiles.hi,
    profiles.logIn,
    profiles.register,
    profiles.resetPassword,
    profiles.confirmReset,
    profiles.changePassword,
    profiles.accountAccess,
  ],
  'ad-slot': [houseAds.list],
  bookmark: bookmarks.flatMap(savedButtons),
  'category-menu': [],
  dashboard: [
    profiles.hi,
    profiles.me,
    profiles.updateMe,
    profiles.counts,
    profiles.exportMe,
    profiles.removeMe,
    profiles.accountAccess,
    profiles.unlinkIdentity,
    profiles.endSession,
    profiles.cancelEmailChange,
    subscribe,
    photos.mine,
    photos.remove,
    todos.update,
    ...[favourites, todos, ratings, ...bookmarks].flatMap((group) => [group.list, ...savedButtons(group)]),
  ],
  'listing-actions': [favourites, todos, ratings].flatMap(savedButtons),
  'listing-grid': [listings.list, ...[favourites, todos].flatMap(savedButtons)],
  navbar: [profiles.hi, profiles.me, listings.list, subscribe],
  newsletter: [subscribe],
  onboarding: [profiles.me, profiles.updateMe, listings.list, ...savedButtons(favourites)],
  'photo-viewer': [photos.list],
  photos: [photos.list, photos.upload],
  'save-button': savedButtons(favourites),
};
