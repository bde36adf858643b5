import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import type { Database } from '../../platform/database/Database';
import { articleSections } from './records/articleSections';

const { restaurants, places } = sitePaths(defaultSiteConfig);
const LISTING_TYPES = [
  { name: 'Restaurants', path: restaurants },
  { name: 'Places', path: places },
];

/** What every site has, so that the menu leads to pages: the two types of listings, and the sections of stories. */
export async function beginEmptySite({ query }: Database): Promise<void> {
  await query
    .insertInto('listing_types')
    .values(LISTING_TYPES)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  await query
    .insertInto('article_types')
    .values(articleSections.map(({ name, path }) => ({ name, path })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}
