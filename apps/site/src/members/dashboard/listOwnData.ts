import type { DataExport } from '@cityguide/api/contract';
import { listDashboardPages, type DashboardList, type SiteConfig } from '@cityguide/site-config';
import { dashboardMessages } from './dashboardMessages';

/** One of the member's own items, as a line on a page. */
export interface OwnDataItem {
  name: string;
  href?: string;
  detail?: string;
}

export interface OwnDataList {
  title: string;
  things: OwnDataItem[];
}

/** The records of the export that each page of the dashboard shows, and the field with the saved object. */
const sources: Readonly<Record<DashboardList, readonly [records: string, object?: string]>> = {
  favourites: ['favourites', 'listing'],
  todos: ['todos', 'listing'],
  articles: ['article_bookmarks', 'article'],
  videos: ['video_bookmarks', 'video'],
  events: ['event_bookmarks', 'event'],
  ratings: ['ratings', 'listing'],
  photos: ['photos'],
};

const isDashboardList = (page: string): page is DashboardList => page in sources;

/** The member's own data, by the pages of this site's dashboard (SITE-2). */
export function listOwnData(site: SiteConfig, { records }: Pick<DataExport, 'records'>): OwnDataList[] {
  const { lists } = dashboardMessages.data;
  return listDashboardPages(site)
    .filter(isDashboardList)
    .map((page) => {
      const [name, object] = sources[page];
      const rows = (records[name] ?? []).filter((row) => object === undefined || hasName(row[object]));
      return { title: lists[page], things: rows.map((row) => describeRow(row, object)).reverse() };
    });
}

/** Objects that are not public have no name (TIME-1). */
const hasName = (object: unknown) => typeof object === 'object' && object !== null && 'name' in object;

function describeRow(row: Readonly<Record<string, unknown>>, object: string | undefined): OwnDataItem {
  const { done, outOfFive } = dashboardMessages.data;
  if (object === undefined) {
    const description = typeof row['description'] === 'string' ? row['description'] : '';
    return { name: description || `Photo ${String(row['id'])}`, href: String(row['share_path']) };
  }
  const { name, path } = row[object] as { name: string; path?: string };
  const value = row['value'];
  return {
    name,
    ...(path !== undefined && { href: path }),
    ...(row['is_done'] === true && { detail: done }),
    ...(typeof value === 'number' && { detail: outOfFive(value) }),
  };
}
