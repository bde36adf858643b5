import { sitePaths, type SiteConfig } from '@cityguide/site-config';
import {
  formatDistance,
  formatRating,
  linkPhone,
  linkWebsite,
  type Coordinates,
} from '@cityguide/site-config/formats';
import { linkInspection } from '../formats/linkInspection';
import { linkMap } from '../formats/linkMap';
import { linkNeighbourhood } from '../formats/linkNeighbourhood';
import { linkPage } from '../formats/linkPage';
import type { CardListing } from './CardListing';

/** Words about the place, with a page about them where there is one. */
export interface CardFact {
  key: 'type' | 'subType' | 'neighbourhood' | 'distance';
  words: string;
  href?: string | undefined;
}

export type CardActionKey = 'map' | 'phone' | 'website' | 'inspection';

/** A way to get in touch with the place. `words` only where they are the place's own (its address, its number). */
export interface CardAction {
  key: CardActionKey;
  href?: string | undefined;
  words?: string | undefined;
}

/** A listing as its card shows it: only what can be shown, every address ready to be linked. */
export interface Card {
  name: string;
  href: string | undefined;
  /** As the API gives it. */
  image: string | null | undefined;
  rating: string;
  facts: CardFact[];
  actions: CardAction[];
}

/** Where distances are measured from, and which site it is. */
export interface CardSetting {
  site: SiteConfig;
  origin: Coordinates | undefined;
}

/** Turns a listing into what its card shows. What is missing or cannot be linked safely is left out. */
export function describeCard(listing: CardListing, { site, origin }: CardSetting): Card {
  return {
    name: listing.name,
    href: linkPage(listing.share_url),
    image: listing.image_url,
    rating: formatRating(listing.rating),
    facts: listFacts(listing, origin),
    actions: listActions(listing, site),
  };
}

function listFacts(listing: CardListing, origin: Coordinates | undefined): CardFact[] {
  const { type, sub_type: subType, default_neighborhood: neighbourhood } = listing;
  const neighbourhoodPage = linkNeighbourhood({
    typeShareUrl: type?.share_url,
    id: neighbourhood?.id,
    path: neighbourhood?.path,
  });
  const facts: CardFact[] = [
    { key: 'type', words: clean(type?.name), href: linkPage(type?.share_url) },
    { key: 'subType', words: clean(subType?.name), href: linkPage(subType?.share_url) },
    { key: 'neighbourhood', words: clean(neighbourhood?.name), href: neighbourhoodPage },
    { key: 'distance', words: formatDistance(origin, listing.coordinates) ?? '' },
  ];
  return facts.filter(({ words }) => words !== '');
}

function listActions(listing: CardListing, site: SiteConfig): CardAction[] {
  const actions: CardAction[] = [
    { key: 'map', words: clean(listing.address), href: linkMap(listing.address) },
    // A number that cannot be dialled is still worth reading.
    { key: 'phone', words: clean(listing.phone), href: linkPhone(listing.phone) },
    { key: 'website', href: linkWebsite(listing.website) },
    { key: 'inspection', href: linkInspection(sitePaths(site), listing.dinesafe_establishment_id) },
  ];
  return actions.filter(({ words, href }) => Boolean(words || href));
}

const clean = (words: string | null | undefined) => words?.trim() ?? '';
