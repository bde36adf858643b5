import type { SiteConfig, SitePaths } from '@cityguide/site-config';
import type { createStore as createState } from 'zustand/vanilla';
import type { ListSettings } from './lists/createList';
import type { ListStore, PageParams } from './lists/ListStore';
import type { ListingFirstPage, ListingListStore, ListingParams } from './lists/ListingList';
import type { SavedListSettings, SavedListStore } from './lists/SavedList';
import type { LoginStore } from './login/LoginStore';
import type { ProfileStore } from './profile/ProfileStore';
import type { SavedGroupName } from './saved/SavedGroupName';
import type { RatingStore, SavedStore, TodoStore } from './saved/SavedStore';
import type { Services } from './services/Services';
import type { SessionStatus, SessionStore } from './session/SessionStore';

/** What the page's own code may hear (`cityguide:auth`, `cityguide:saved`). */
export type StoreChange =
  | { type: 'auth'; status: SessionStatus; profileId: number | null }
  /** A change by this tab that the server has confirmed. */
  | { type: 'saved'; group: SavedGroupName; objectId: number; saved: boolean };

/** Everything about the visitor: one a page, shared by all widgets. */
export interface CityguideStore {
  favourites: SavedStore;
  todos: TodoStore;
  articleBookmarks: SavedStore;
  videoBookmarks: SavedStore;
  eventBookmarks: SavedStore;
  ratings: RatingStore;
  /** The same six by the names of their groups. */
  saved: Readonly<Record<SavedGroupName, SavedStore>>;
  session: SessionStore;
  login: LoginStore;
  profile: ProfileStore;
  site: SiteConfig;
  paths: SitePaths;
  /** For this package's own sub paths, which a widget bundles (`/suggestions`); a widget itself asks a noun. */
  services: Services;
  /** What the member saved of one group, the newest first; a guest's list ends in an error. */
  createSavedList<Name extends SavedGroupName>(settings: SavedListSettings<Name>): SavedListStore<Name>;
  /** For sub paths: a list of any kind. */
  createList<Item extends { id: number }, Params extends PageParams>(
    settings: ListSettings<Item, Params>,
  ): ListStore<Item, Params>;
  /** For sub paths: a store of their own, by the code that the page has already. */
  createState: typeof createState;
  /** For sub paths: what their widgets, each a bundle of its own, share on this page (`/photos`), by a name. */
  shared: Map<string, unknown>;
  createListingList(params?: Partial<ListingParams>, first?: ListingFirstPage): ListingListStore;
  /** Hears changes of who the visitor is and of what they saved. */
  onChange(listener: (change: StoreChange) => void): () => void;
  /** Asks who the visitor is and hears the other tabs. */
  start(): void;
  /** To be called at `pageshow`: a page from the back/forward cache asks again (AUTH-1, EMBED-16). */
  pageShown(persisted: boolean): void;
  stop(): void;
}
