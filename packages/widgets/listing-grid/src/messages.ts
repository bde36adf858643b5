import type { SiteConfig } from '@cityguide/site-config';

const english = {
  sortLabel: 'Sort by',
  sorts: {
    name: 'A–Z',
    '-rating': 'RATING',
    '-favourite_count': 'POPULARITY',
    '-date_published': 'MOST RECENT',
  },
  search: 'Search these places',
  clearSearch: 'Clear search',
  nearMe: 'Near me',
  nearMeBusy: 'Finding you...',
  nearMeFailed: 'Your position could not be found. Allow this page to use it, then try again.',
  chooseNeighbourhood: 'Choose a neighbourhood',
  loadMore: 'Load More',
  loading: 'Loading...',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  jumpTo: (page: number) => `Jump to page ${page}`,
  previous: 'Previous',
  next: (count: number) => (count > 0 ? `Next ${count}` : 'Next'),
  kind: 'Kind',
  allKinds: 'All kinds',
  tryAgain: 'Try again',
  noPlaces: 'There are no places here yet.',
  noMatches: (words: string) => `No place matches “${words}”.`,
  allPlaces: 'See all places',
  added: (added: number, shown: number) =>
    `${added === 1 ? '1 more place' : `${added} more places`}, ${shown} in all.`,
  found: (count: number) => (count === 1 ? '1 place.' : `${count} places.`),
  rated: (rating: string) => `Rated ${rating} out of 5`,
  notRated: 'Not rated yet',
  save: (name: string) => `Save ${name}`,
  wantToGo: (name: string) => `Want to go ${name}`,
  website: 'Website',
  inspection: 'Food safety',
  map: 'Map',
  phone: 'Phone',
  places: 'Places',
  viewLabel: 'View',
  views: { list: 'List', map: 'Map' },
  mapLabel: 'Map of these places',
  mapLoading: 'Loading the map...',
  mapFailed: 'The map could not be loaded. The list has the same places.',
  mapEmpty: 'None of these places says where it is.',
  mapMissing: (count: number) =>
    count === 1 ? '1 place is not on the map.' : `${count} places are not on the map.`,
  mapCluster: (count: number) => `${count} places, zoom in`,
  mapYou: 'You are here',
  mapClose: (name: string) => `Close ${name}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

/** All visible text of the grid and its cards (FMT-5). */
export type ListingGridMessages = typeof english;

const french: ListingGridMessages = {
  sortLabel: 'Trier par',
  sorts: {
    name: 'A–Z',
    '-rating': 'NOTE',
    '-favourite_count': 'POPULARITÉ',
    '-date_published': 'PLUS RÉCENTS',
  },
  search: 'Chercher parmi ces lieux',
  clearSearch: 'Effacer la recherche',
  nearMe: 'Près de moi',
  nearMeBusy: 'Recherche...',
  nearMeFailed: 'Votre position est introuvable. Autorisez cette page à l’utiliser, puis réessayez.',
  chooseNeighbourhood: 'Choisir un quartier',
  loadMore: 'Voir plus',
  loading: 'Chargement...',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} sur ${pages}.`,
  jumpTo: (page) => `Aller à la page ${page}`,
  previous: 'Précédent',
  next: (count) => (count > 0 ? `${count} suivant${count > 1 ? 's' : ''}` : 'Suivant'),
  kind: 'Catégorie',
  allKinds: 'Toutes les catégories',
  tryAgain: 'Réessayer',
  noPlaces: 'Il n’y a pas encore de lieux ici.',
  noMatches: (words) => `Aucun lieu ne correspond à « ${words} ».`,
  allPlaces: 'Voir tous les lieux',
  added: (added, shown) => `${added === 1 ? '1 lieu' : `${added} lieux`} de plus, ${shown} en tout.`,
  found: (count) => (count === 1 ? '1 lieu.' : `${count} lieux.`),
  rated: (rating) => `Note : ${rating} sur 5`,
  notRated: 'Pas encore de note',
  save: (name) => `Enregistrer ${name}`,
  wantToGo: (name) => `J’aimerais y aller ${name}`,
  website: 'Site web',
  inspection: 'Inspection sanitaire',
  map: 'Carte',
  phone: 'Téléphone',
  places: 'Lieux',
  viewLabel: 'Affichage',
  views: { list: 'Liste', map: 'Carte' },
  mapLabel: 'Carte de ces lieux',
  mapLoading: 'Chargement de la carte...',
  mapFailed: 'La carte n’a pas pu être chargée. La liste contient les mêmes lieux.',
  mapEmpty: 'Aucun de ces lieux n’indique où il se trouve.',
  mapMissing: (count) =>
    count === 1 ? '1 lieu n’est pas sur la carte.' : `${count} lieux ne sont pas sur la carte.`,
  mapCluster: (count) => `${count} lieux, agrandir`,
  mapYou: 'Vous êtes ici',
  mapClose: (name) => `Fermer ${name}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
};

export const messages = { 'en-CA': english, 'fr-CA': french };

/** The text in the site's language. */
export function findMessages(site: Pick<SiteConfig, 'languages'>): ListingGridMessages {
  return messages[getLanguage(site)];
}

/** The site's language, the first that it lists. */
export const getLanguage = ({ languages }: Pick<SiteConfig, 'languages'>): keyof typeof messages =>
  languages[0] ?? 'en-CA';
