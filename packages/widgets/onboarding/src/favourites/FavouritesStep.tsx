import { useSite } from '@cityguide/store/react';
import type { Data } from '../definition';
import { StepForm } from '../steps/StepForm';
import type { StepWays } from '../steps/StepWays';
import { useMessages } from '../words/useMessages';
import { PlaceTiles } from './PlaceTiles';
import { SavedCount } from './SavedCount';
import { usePopularPlaces } from './usePopularPlaces';

/** Offers places that others love. Each press saves at once, so there is nothing to send. */
export function FavouritesStep({ ways, data }: { ways: StepWays; data: Data }) {
  const words = useMessages();
  const { city } = useSite();
  const places = usePopularPlaces(data);
  return (
    <StepForm
      ways={ways}
      heading={words.favouritesHeading(city.name)}
      help={words.favouritesHelp}
      onSubmit={ways.onDone}
    >
      <PlaceTiles places={places} />
      <SavedCount places={places.items} />
    </StepForm>
  );
}
