import type { DashboardList } from '@cityguide/site-config';
import type { PageComponent } from '../pages/loadPage';
import { PhotosPage } from '../photos/PhotosPage';
import { ArticlesPage } from './ArticlesPage';
import { EventsPage } from './EventsPage';
import { FavouritesPage } from './FavouritesPage';
import { RatingsPage } from './RatingsPage';
import { TodosPage } from './TodosPage';
import { VideosPage } from './VideosPage';

/** The pages with lists. */
export const listPageComponents: Readonly<Record<DashboardList, PageComponent>> = {
  favourites: FavouritesPage,
  todos: TodosPage,
  articles: ArticlesPage,
  videos: VideosPage,
  events: EventsPage,
  ratings: RatingsPage,
  photos: PhotosPage,
};
