import type { PageContext } from '../../../pages/PageContext';
import type { Content } from '../../createContent';
import type { ListingRepository } from '../../listings/repository';
import type { PhotoRepository } from '../repository';

/** What the pages of photos are handed. */
export type PhotoPageContext = PageContext<{
  content: Content;
  listings: ListingRepository;
  photos: PhotoRepository;
}>;
