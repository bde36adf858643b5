import { countPages } from '@cityguide/widget-listing-grid/pages';
import type { ListingPage } from '../repository';
import type { ListingPageContext } from '../../ListingPageContext';
import { PAGE_LENGTH, type ListQuery } from './readListQuery';

/** Which listings a list page shows. */
export interface ListFilters {
  typeId?: number;
  subTypeId?: number;
  neighbourhoodId?: number;
}

/** The requested page of a list; past the end, the last page (LIST-6). */
export async function findListPage(
  { listings }: Pick<ListingPageContext['services'], 'listings'>,
  { filters, ordering, offset }: ListQuery & { filters: ListFilters },
): Promise<{ page: ListingPage; offset: number }> {
  const find = (from: number) =>
    listings.findPage({ ...filters, limit: PAGE_LENGTH, offset: from, ordering });
  const page = await find(offset);
  if (page.listings.length > 0 || page.count === 0) return { page, offset };
  const last = (countPages(page.count, PAGE_LENGTH) - 1) * PAGE_LENGTH;
  return { page: await find(last), offset: last };
}
