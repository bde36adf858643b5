import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import type { CityListingSubType, CityListingType } from '../City';
import { createSlug } from '../text/createSlug';
import { cafeKinds } from './kinds/cafeKinds';
import { diningKinds } from './kinds/diningKinds';
import type { ListingKind } from './kinds/ListingKind';
import { placeKinds } from './kinds/placeKinds';

export interface NumberedKind extends ListingKind {
  id: number;
  typeId: number;
  path: string;
  /** Paths of its type's own pages, which no listing may use. */
  reservedPaths: ReadonlySet<string>;
}

const { restaurants, places } = sitePaths(defaultSiteConfig);

export const listingTypes: readonly CityListingType[] = [
  { id: 1, name: 'Restaurants', path: restaurants },
  { id: 2, name: 'Places', path: places },
];

const kinds = [...diningKinds, ...cafeKinds, ...placeKinds];
const pathOf = ({ type, name }: ListingKind) => `/${type}/${createSlug(name)}/`;
const reservedPaths: ReadonlySet<string> = new Set([...kinds.map(pathOf), `${restaurants}n/`, `${places}n/`]);

/** All sub types with their ids and paths. */
export const listingKinds: readonly NumberedKind[] = kinds.map((kind, index) => {
  const type = listingTypes.find(({ path }) => path === `/${kind.type}/`);
  if (!type) throw new Error(`${kind.name} is of the unknown type ${kind.type}.`);
  return { ...kind, id: index + 1, typeId: type.id, path: pathOf(kind), reservedPaths };
});

export const listingSubTypes: readonly CityListingSubType[] = listingKinds.map(
  ({ id, typeId, name, path }) => ({ id, type_id: typeId, name, path }),
);
