import type { SiteLinks } from '@cityguide/site-config';
import {
  formatDistance,
  formatWalk,
  formatRating,
  getPhoneUrl,
  getWebsiteUrl,
} from '@cityguide/site-config/formats';
import { getInspectionUrl } from '../formats/getInspectionUrl';
import { getMapUrl } from '../formats/getMapUrl';
import { getNeighbourhoodUrl } from '../formats/getNeighbourhoodUrl';
import { parsePageUrl } from '../formats/parsePageUrl';
import type { CardListing } from './CardListing';
import type { DistanceOrigin } from '../position/DistanceOrigin';

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

/** Where the site's links lead, and the point from which distances are measured. */
export interface CardContext {
  paths: Pick<SiteLinks, 'foodSafety' | 'neighbourhoodPage'>;
  origin: DistanceOrigin | undefined;
  /** Of the page, as in its `lang`. */
  language: string;
}

/** Converts a listing to the content of its card. What is missing or cannot be linked safely is left out. */
export function describeCard(listing: CardListing, { paths, origin, language }: CardContext): CardContent {
  return {
    name: listing.name,
    href: parsePageUrl(listing.share_url),
    image: listing.image_url,
    rating: formatRating(listing.rating),
    facts: listFacts(listing, { paths, origin, language }),
    actions: listActions(listing, paths),
  };
}

function listFacts(listing: CardListing, { paths, origin, language }: CardContext): CardFact[] {
  const { type, sub_type: subType, default_neighborhood: neighbourhood } = listing;
  const neighbourhoodId = neighbourhood?.id;
  const neighbourhoodPath = neighbourhood?.path;
  const neighbourhoodPage = paths.neighbourhoodPage(
    { id: neighbourhoodId, address: neighbourhoodPath },
    getNeighbourhoodUrl({
      typeShareUrl: type?.share_url,
      id: neighbourhoodId,
      path: neighbourhoodPath,
    }),
  );
  const facts: CardFact[] = [
    { key: 'type', text: trimText(type?.name), href: parsePageUrl(type?.share_url) },
    { key: 'subType', text: trimText(subType?.name), href: parsePageUrl(subType?.share_url) },
    { key: 'neighbourhood', text: trimText(neighbourhood?.name), href: neighbourhoodPage },
    { key: 'distance', text: describeDistance(listing, { origin, language }) ?? '' },
  ];
  return facts.filter(({ text }) => text !== '');
}

function describeDistance(
  { coordinates }: CardListing,
  { origin, language }: Pick<CardContext, 'origin' | 'language'>,
): string | undefined {
  return origin?.isVisitor ? formatWalk(origin, coordinates, language) : formatDistance(origin, coordinates);
}

function listActions(listing: CardListing, paths: CardContext['paths']): CardAction[] {
  const actions: CardAction[] = [
    { key: 'map', text: trimText(listing.address), href: getMapUrl(listing.address) },
    // A number that cannot be dialled is still worth reading.
    { key: 'phone', text: trimText(listing.phone), href: getPhoneUrl(listing.phone) },
    { key: 'website', href: getWebsiteUrl(listing.website) },
    { key: 'inspection', href: getInspectionUrl(paths, listing.dinesafe_establishment_id) },
  ];
  return actions.filter(({ text, href }) => Boolean(text || href));
}

const trimText = (text: string | null | undefined) => text?.trim() ?? '';
