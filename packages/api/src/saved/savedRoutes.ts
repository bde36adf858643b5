import { articleBookmarksRoutes } from '../article-bookmarks/contract';
import { eventBookmarksRoutes } from '../event-bookmarks/contract';
import { favouritesRoutes } from '../favourites/contract';
import { ratingsRoutes } from '../ratings/contract';
import { todosRoutes } from '../todos/contract';
import { videoBookmarksRoutes } from '../video-bookmarks/contract';
import type { SavedRoutes } from './contract';
import type { SavedGroup } from './shapes';

/** The calls of every group of saved things, by its name. */
export const savedRoutes = {
  favourites: favouritesRoutes,
  todos: todosRoutes,
  'article-bookmarks': articleBookmarksRoutes,
  'video-bookmarks': videoBookmarksRoutes,
  'event-bookmarks': eventBookmarksRoutes,
  ratings: ratingsRoutes,
} satisfies Record<SavedGroup, SavedRoutes>;
