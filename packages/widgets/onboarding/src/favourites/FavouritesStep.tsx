import { useSite } from '@cityguide/store/react';
import type { Data } from '../definition';
import { StepForm } from '../steps/StepForm';
import type { StepNavigation } from '../steps/StepNavigation';
import { useMessages } from '../useMessages';
import { ListingTiles } from './ListingTiles';
import { SavedCount } from './SavedCount';
import { usePopularListings } from './usePopularListings';

/** Offers popular listings. Each press is saved at once, so that there is nothing to submit. */
export function FavouritesStep({ navigation, data }: { navigation: StepNavigation; data: Data }) {
  const messages = useMessages();
  const { city } = useSite();
  const popular = usePopularListings(data);
  return (
    <StepForm
      navigation={navigation}
      heading={messages.favouritesHeading(city.name)}
      help={messages.favouritesHelp}
      onSubmit={navigation.onDone}
    >
      <ListingTiles listings={popular} />
      <SavedCount listings={popular.items} />
    </StepForm>
  );
}
