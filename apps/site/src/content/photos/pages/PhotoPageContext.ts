import type { PageContext } from '../../../pages/PageContext';
import type { Content } from '../../createContent';
import type { ListingRepository } from '../../listings/repository';
import type { PhotoRepository } from '../repository';

export type PhotoPageContext = PageContext<{
  content: Content;
  listings: ListingRepository;
  photos: PhotoRepository;
}>;
