import type { PageContext } from '../../../pages/PageContext';
import type { Content } from '../../createContent';
import type { ListingRepository } from '../repository';
import type { PhotoRepository } from '../../photos/repository';

export type ListingPageContext = PageContext<{
  content: Content;
  listings: ListingRepository;
  photos: PhotoRepository;
}>;
