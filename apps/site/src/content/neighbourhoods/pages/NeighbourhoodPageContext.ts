import type { PageContext } from '../../../pages/PageContext';
import type { Content } from '../../createContent';
import type { ListingRepository } from '../../listings/repository';
import type { PhotoRepository } from '../../photos/repository';

export type NeighbourhoodPageContext = PageContext<{
  content: Content;
  listings: ListingRepository;
  photos: PhotoRepository;
}>;
