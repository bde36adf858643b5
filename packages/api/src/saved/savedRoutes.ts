import { articleBookmarksRoutes } from '../article-bookmarks/contract';
import { eventBookmarksRoutes } from '../event-bookmarks/contract';
import { favouritesRoutes } from '../favourites/contract';
import { ratingsRoutes } from '../ratings/contract';
import { todosRoutes } from '../todos/contract';
import { videoBookmarksRoutes } from '../video-bookmarks/contract';
import type { SavedRoutes } from './contract';
import type { SavedGroupName } from './savedShapes';

/** The routes of every saved group, by its name. */
export const savedRoutes = {
  favourites: favouritesRoutes,
  todos: todosRoutes,
  'article-bookmarks': articleBookmarksRoutes,
  'video-bookmarks': videoBookmarksRoutes,
  'event-bookmarks': eventBookmarksRoutes,
  ratings: ratingsRoutes,
} satisfies Record<SavedGroupName, SavedRoutes>;
