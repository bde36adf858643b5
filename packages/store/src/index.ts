export { createStore } from './createStore';
export { isEmail, maxFieldLength } from './login/isEmail';
export { isDialogOpen } from './login/loginState';
export { createStorage, type StorageSettings } from './storage/createStorage';
export { createTabChannel } from './tabs/createTabChannel';
export type { CityguideStore, StoreChange } from './CityguideStore';
export type {
  ListingFirstPage,
  ListingListState,
  ListingListStore,
  ListingParams,
} from './lists/ListingList';
export type { FirstPage, ListState, ListStore, PageParams } from './lists/ListStore';
export type { SavedListParams, SavedListSettings, SavedListStore, SavedRows } from './lists/SavedList';
export type { AuthError, Caller, CallerControl, LoginState, LoginStore } from './login/LoginStore';
export type {
  Counts,
  NewsletterSettings,
  ProfileFieldErrors,
  ProfileState,
  ProfileStore,
} from './profile/ProfileStore';
export type { SavedGroupName } from './saved/SavedGroupName';
export type { RatingStore, SavedState, SavedStore, SavedWish, TodoStore } from './saved/SavedStore';
export type { Page, Services } from './services/Services';
export type { SessionState, SessionStatus, SessionStore } from './session/SessionStore';
export type { KeyValueStorage } from './storage/KeyValueStorage';
export type { TabChannel } from './tabs/TabChannel';
