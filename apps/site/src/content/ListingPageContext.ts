import type { PageContext } from '../pages/PageContext';
import type { Content } from './createContent';
import type { ListingRepository } from './listings/repository';
import type { PhotoRepository } from './photos/repository';

/** What the pages of listings, neighbourhoods and their photos are rendered from. */
export type ListingPageContext = PageContext<{
  content: Content;
  listings: ListingRepository;
  photos: PhotoRepository;
}>;
