import type { PageContext } from '../../pages/PageContext';
import type { Content } from '../createContent';
import type { ContestRepository } from '../contests/repository';
import type { ListingRepository } from '../listings/repository';
import type { VideoRepository } from '../videos/repository';

export type HomePageContext = PageContext<{
  content: Content;
  contests: ContestRepository;
  listings: ListingRepository;
  videos: VideoRepository;
}>;
