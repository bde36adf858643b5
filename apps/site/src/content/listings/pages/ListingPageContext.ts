import type { PageContext } from '../../../pages/PageContext';
import type { Content } from '../../createContent';
import type { ListingRepository } from '../repository';
import type { PhotoRepository } from '../../photos/repository';

/** What the pages of listings are handed. */
export type ListingPageContext = PageContext<{
  content: Content;
  listings: ListingRepository;
  photos: PhotoRepository;
}>;
