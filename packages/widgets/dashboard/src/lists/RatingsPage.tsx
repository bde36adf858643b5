import { useMessages } from '../useMessages';
import { getListingContent } from './getListingContent';
import { listMessages } from './listMessages';
import { RatingStars } from './RatingStars';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The listings that the member has rated; the ratings can be changed. */
export function RatingsPage() {
  const savedPage = useSavedPage('ratings');
  const messages = useMessages(listMessages);
  return (
    <SavedList
      list="ratings"
      savedPage={savedPage}
      getContent={({ listing }) => getListingContent(listing)}
      formatAge={messages.ratedAgo}
      controls={({ value }, { id, name }) => <RatingStars listingId={id} name={name} initialValue={value} />}
    />
  );
}
