export { createStore } from './createStore';
export { isEmail, maxFieldLength } from './login/isEmail';
export { isDialogOpen } from './login/loginState';
export { createStorage, type StorageOptions } from './storage/createStorage';
export { createTabChannel } from './tabs/createTabChannel';
export type { CityguideStore, StoreChange } from './CityguideStore';
export type {
  ListingFirstPage,
  ListingListState,
  ListingListStore,
  ListingParams,
} from './lists/ListingList';
export type { FirstPage, ListState, ListStore, PageParams } from './lists/ListStore';
export type { SavedListParams, SavedListOptions, SavedListStore, SavedRows } from './lists/SavedList';
export type {
  AuthError,
  DisplayLoginOptions,
  IntentAction,
  LoginState,
  LoginStore,
} from './login/LoginStore';
export type {
  Counts,
  NewsletterSettings,
  ProfileFieldErrors,
  ProfileState,
  ProfileStore,
} from './profile/ProfileStore';
export type { SavedGroupName } from '@cityguide/api/client';
export type { RatingStore, SavedState, SavedStore, SavedValue, TodoStore } from './saved/SavedStore';
export type { PageLocation, Services } from './services/Services';
export type { SessionState, SessionStatus, SessionStore } from './session/SessionStore';
export type { KeyValueStorage } from './storage/KeyValueStorage';
export type { TabChannel } from './tabs/TabChannel';
