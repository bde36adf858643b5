import type { SiteConfig, SiteLinks } from '@cityguide/site-config';
import type { createStore as createState } from 'zustand/vanilla';
import type { ListOptions } from './lists/createList';
import type { ListStore, PageParams } from './lists/ListStore';
import type { ListingFirstPage, ListingListStore, ListingParams } from './lists/ListingList';
import type { SavedListOptions, SavedListStore } from './lists/SavedList';
import type { LoginStore } from './login/LoginStore';
import type { ProfileStore } from './profile/ProfileStore';
import type { SavedGroupName } from '@cityguide/api/client';
import type { RatingStore, SavedStore, TodoStore } from './saved/SavedStore';
import type { Services } from './services/Services';
import type { SessionStatus, SessionStore } from './session/SessionStore';

/** The changes that are published to the page's own code (`cityguide:auth`, `cityguide:saved`). */
export type StoreChange =
  | { type: 'auth'; status: SessionStatus; profileId: number | null }
  /** A change by this tab that the server has confirmed. */
  | { type: 'saved'; group: SavedGroupName; objectId: number; saved: boolean };

/** The visitor's data: one store per page, shared by all widgets. */
export interface CityguideStore {
  favourites: SavedStore;
  todos: TodoStore;
  articleBookmarks: SavedStore;
  videoBookmarks: SavedStore;
  eventBookmarks: SavedStore;
  ratings: RatingStore;
  /** The same six stores by the names of their groups. */
  saved: Readonly<Record<SavedGroupName, SavedStore>>;
  session: SessionStore;
  login: LoginStore;
  profile: ProfileStore;
  site: SiteConfig;
  /** Where this site's links lead; undefined for a link that is switched off. */
  paths: SiteLinks;
  /** For this package's own sub paths, which a widget bundles (`/suggestions`); a widget itself uses the slices. */
  services: Services;
  /** What the member saved of one group, newest first; a guest's list ends in an error. */
  createSavedList<Name extends SavedGroupName>(settings: SavedListOptions<Name>): SavedListStore<Name>;
  /** For sub paths: a list of any kind. */
  createList<Item extends { id: number }, Params extends PageParams>(
    settings: ListOptions<Item, Params>,
  ): ListStore<Item, Params>;
  /** For sub paths: creates a store of their own with the code that the page has loaded already. */
  createState: typeof createState;
  /** For sub paths: what their widgets, each in a bundle of its own, share on this page (`/photos`), by name. */
  shared: Map<string, unknown>;
  createListingList(params?: Partial<ListingParams>, first?: ListingFirstPage): ListingListStore;
  /** Subscribes to changes of the session and of what is saved. */
  onChange(listener: (change: StoreChange) => void): () => void;
  /** Requests the session and listens to the other tabs. */
  start(): void;
  /** To be called at `pageshow`: a page from the back/forward cache requests the session again (AUTH-1, EMBED-16). */
  pageShown(persisted: boolean): void;
  stop(): void;
}
