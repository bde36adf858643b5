import { describeListing } from './describeListing';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The member's favourite places. */
export function FavouritesPage() {
  const opened = useSavedPage('favourites');
  return <SavedList list="favourites" opened={opened} describe={({ listing }) => describeListing(listing)} />;
}
