import type { PageContext } from '../../../pages/PageContext';
import type { Content } from '../../createContent';
import type { EventRepository } from '../../events/repository';
import type { Search } from '../createSearch';
import type { VideoRepository } from '../../videos/repository';

export type SearchPageContext = PageContext<{
  content: Content;
  events: EventRepository;
  search: Search;
  videos: VideoRepository;
}>;
