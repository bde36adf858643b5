import type { AnyDashboardPage } from '@cityguide/site-config';
import {
  CalendarIcon,
  DashboardIcon,
  HeartIcon,
  ListIcon,
  MailIcon,
  NewspaperIcon,
  PictureIcon,
  PlayIcon,
  ShieldCheckIcon,
  StarIcon,
  type IconProps,
} from '@cityguide/ui';

/** The drawing of each page, in the menu and where it is empty. */
export const pageIcons: Readonly<Record<AnyDashboardPage, IconProps['shape']>> = {
  home: DashboardIcon,
  newsletter: MailIcon,
  favourites: HeartIcon,
  todos: ListIcon,
  articles: NewspaperIcon,
  videos: PlayIcon,
  events: CalendarIcon,
  ratings: StarIcon,
  photos: PictureIcon,
  'ways-in': ShieldCheckIcon,
};
