import { sitePaths, type SiteConfig } from '@cityguide/site-config';
import {
  formatDistance,
  formatRating,
  getPhoneUrl,
  getWebsiteUrl,
  type Coordinates,
} from '@cityguide/site-config/formats';
import { getInspectionUrl } from '../formats/getInspectionUrl';
import { getMapUrl } from '../formats/getMapUrl';
import { getNeighbourhoodUrl } from '../formats/getNeighbourhoodUrl';
import { parsePageUrl } from '../formats/parsePageUrl';
import type { CardListing } from './CardListing';

/** A fact about the listing, with a link if it has a page. */
export interface CardFact {
  key: 'type' | 'subType' | 'neighbourhood' | 'distance';
  text: string;
  href?: string | undefined;
}

export type CardActionKey = 'map' | 'phone' | 'website' | 'inspection';

/** A way to contact the listing. `text` is only set if it is the listing's own (its address, its phone number). */
export interface CardAction {
  key: CardActionKey;
  href?: string | undefined;
  text?: string | undefined;
}

/** A listing as its card shows it: only what can be shown, with valid links. */
export interface CardContent {
  name: string;
  href: string | undefined;
  /** The URL as the API returns it. */
  image: string | null | undefined;
  rating: string;
  facts: CardFact[];
  actions: CardAction[];
}

/** The site, and the point from which distances are measured. */
export interface CardContext {
  site: SiteConfig;
  origin: Coordinates | undefined;
}

/** Converts a listing to the content of its card. What is missing or cannot be linked safely is left out. */
export function describeCard(listing: CardListing, { site, origin }: CardContext): CardContent {
  return {
    name: listing.name,
    href: parsePageUrl(listing.share_url),
    image: listing.image_url,
    rating: formatRating(listing.rating),
    facts: listFacts(listing, origin),
    actions: listActions(listing, site),
  };
}

function listFacts(listing: CardListing, origin: Coordinates | undefined): CardFact[] {
  const { type, sub_type: subType, default_neighborhood: neighbourhood } = listing;
  const neighbourhoodPage = getNeighbourhoodUrl({
    typeShareUrl: type?.share_url,
    id: neighbourhood?.id,
    path: neighbourhood?.path,
  });
  const facts: CardFact[] = [
    { key: 'type', text: trimText(type?.name), href: parsePageUrl(type?.share_url) },
    { key: 'subType', text: trimText(subType?.name), href: parsePageUrl(subType?.share_url) },
    { key: 'neighbourhood', text: trimText(neighbourhood?.name), href: neighbourhoodPage },
    { key: 'distance', text: formatDistance(origin, listing.coordinates) ?? '' },
  ];
  return facts.filter(({ text }) => text !== '');
}

function listActions(listing: CardListing, site: SiteConfig): CardAction[] {
  const actions: CardAction[] = [
    { key: 'map', text: trimText(listing.address), href: getMapUrl(listing.address) },
    // A number that cannot be dialled is still worth reading.
    { key: 'phone', text: trimText(listing.phone), href: getPhoneUrl(listing.phone) },
    { key: 'website', href: getWebsiteUrl(listing.website) },
    { key: 'inspection', href: getInspectionUrl(sitePaths(site), listing.dinesafe_establishment_id) },
  ];
  return actions.filter(({ text, href }) => Boolean(text || href));
}

const trimText = (text: string | null | undefined) => text?.trim() ?? '';
