import { useSite, useStore } from '@cityguide/store/react';
import { Card } from '@cityguide/ui';
import { memo } from 'react';
import { findMessages, getLanguage } from '../messages';
import { CardActions } from './CardActions';
import { CardFacts } from './CardFacts';
import type { CardListing } from './CardListing';
import { CardRating } from './CardRating';
import { describeCard } from './describeCard';
import { SaveControls } from './SaveControls';
import type { DistanceOrigin } from '../position/DistanceOrigin';

export interface ListingCardProps {
  listing: CardListing;
  /** The point from which distances are measured. */
  origin: DistanceOrigin | undefined;
  /** Heading level of the name: below the grid's own title, if it has one. */
  headingLevel: 2 | 3;
}

/**
 * One listing. Rendered again only when the listing or the origin changes: the saved state is in `SaveControls`, so
 * that a toggle renders one button. Page templates mirror this markup, so that nothing shifts when the widget
 * replaces it.
 */
export const ListingCard = memo(function ListingCard({ listing, origin, headingLevel }: ListingCardProps) {
  const site = useSite();
  const { paths } = useStore();
  const messages = findMessages(site);
  const card = describeCard(listing, { paths, origin, language: getLanguage(site) });
  return (
    <Card
      headingLevel={headingLevel}
      name={card.name}
      href={card.href}
      imageUrl={card.image}
      imageBaseUrl={site.imageServer}
      badge={<CardRating rating={card.rating} messages={messages} />}
      details={card.facts.length > 0 && <CardFacts facts={card.facts} />}
      overlayControls={<SaveControls id={listing.id} name={card.name} messages={messages} />}
      actions={
        card.actions.length > 0 && <CardActions actions={card.actions} name={card.name} messages={messages} />
      }
    />
  );
});
