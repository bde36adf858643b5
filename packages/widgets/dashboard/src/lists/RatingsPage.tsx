import { useWords } from '../words/useWords';
import { describeListing } from './describeListing';
import { listMessages } from './listMessages';
import { RatingStars } from './RatingStars';
import { SavedList } from './SavedList';
import { useSavedPage } from './useSavedPage';

/** The places that the member has rated; the stars can be changed. */
export function RatingsPage() {
  const opened = useSavedPage('ratings');
  const words = useWords(listMessages);
  return (
    <SavedList
      list="ratings"
      opened={opened}
      describe={({ listing }) => describeListing(listing)}
      tellWhen={words.ratedAgo}
      controls={({ value }, { id, name }) => <RatingStars listingId={id} name={name} valueInRow={value} />}
    />
  );
}
