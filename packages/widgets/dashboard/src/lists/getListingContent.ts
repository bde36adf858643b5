import type { SavedRow } from '@cityguide/store/dashboard';
import type { RowContent } from './SavedList';

type Listing = SavedRow<'favourites'>['listing'];

/** What a row shows of a listing. */
export function getListingContent({
  id,
  name,
  share_url,
  image_url,
  sub_type,
  type,
  default_neighborhood,
}: Listing): RowContent {
  return {
    id,
    name,
    href: share_url,
    picture: image_url,
    facts: [sub_type?.name ?? type?.name, default_neighborhood?.name],
  };
}
