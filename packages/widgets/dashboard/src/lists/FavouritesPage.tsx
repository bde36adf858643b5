import { getListingContent } from './getListingContent';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The member's favourite listings. */
export function FavouritesPage() {
  const savedPage = useSavedPage('favourites');
  return (
    <SavedList
      list="favourites"
      savedPage={savedPage}
      getContent={({ listing }) => getListingContent(listing)}
    />
  );
}
