import { useSite } from '@cityguide/store/react';
import { Card } from '@cityguide/ui';
import { memo } from 'react';
import type { Coordinates } from '@cityguide/site-config/formats';
import { findMessages } from '../messages';
import { CardActions } from './CardActions';
import { CardFacts } from './CardFacts';
import type { CardListing } from './CardListing';
import { CardRating } from './CardRating';
import { describeCard } from './describeCard';
import { SaveControls } from './SaveControls';

export interface ListingCardProps {
  listing: CardListing;
  /** Where distances are measured from. */
  origin: Coordinates | undefined;
  /** Rank of the name among the page's headings: under the grid's own title, where it has one. */
  headingLevel: 2 | 3;
}

/**
 * One place. Drawn again only when the listing or the origin changes: saved states live in `SaveControls`, so that a
 * toggle redraws one button. Page templates mirror this markup, so that nothing moves when the widget takes over.
 */
export const ListingCard = memo(function ListingCard({ listing, origin, headingLevel }: ListingCardProps) {
  const site = useSite();
  const words = findMessages(site);
  const card = describeCard(listing, { site, origin });
  return (
    <Card
      headingLevel={headingLevel}
      name={card.name}
      href={card.href}
      imageAddress={card.image}
      imageServer={site.imageServer}
      mark={<CardRating rating={card.rating} words={words} />}
      facts={card.facts.length > 0 && <CardFacts facts={card.facts} />}
      corner={<SaveControls id={listing.id} name={card.name} words={words} />}
      actions={
        card.actions.length > 0 && <CardActions actions={card.actions} name={card.name} words={words} />
      }
    />
  );
});
