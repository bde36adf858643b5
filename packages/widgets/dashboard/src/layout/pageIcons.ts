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

/** The icon of each page, in the menu and in the empty state. */
export const pageIcons: Readonly<Record<AnyDashboardPage, IconProps['icon']>> = {
  home: DashboardIcon,
  newsletter: MailIcon,
  favourites: HeartIcon,
  todos: ListIcon,
  articles: NewspaperIcon,
  videos: PlayIcon,
  events: CalendarIcon,
  ratings: StarIcon,
  photos: PictureIcon,
  'account-access': ShieldCheckIcon,
};
