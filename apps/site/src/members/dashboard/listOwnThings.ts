import type { DataExport } from '@cityguide/api/contract';
import { listDashboardPages, type DashboardList, type SiteConfig } from '@cityguide/site-config';
import { dashboardWords } from './dashboardWords';

/** A thing of the member's own as a line on a page. */
export interface OwnThing {
  name: string;
  href?: string;
  detail?: string;
}

export interface OwnThings {
  title: string;
  things: OwnThing[];
}

/** Which rows of the export each page of the dashboard shows, and what was saved in them. */
const sources: Readonly<Record<DashboardList, readonly [records: string, object?: string]>> = {
  favourites: ['favourites', 'listing'],
  todos: ['todos', 'listing'],
  articles: ['article_bookmarks', 'article'],
  videos: ['video_bookmarks', 'video'],
  events: ['event_bookmarks', 'event'],
  ratings: ['ratings', 'listing'],
  photos: ['photos'],
};

const isList = (page: string): page is DashboardList => page in sources;

/** What a member has, by the pages of this site's dashboard (SITE-2). */
export function listOwnThings(site: SiteConfig, { records }: Pick<DataExport, 'records'>): OwnThings[] {
  const { lists } = dashboardWords.data;
  return listDashboardPages(site)
    .filter(isList)
    .map((page) => {
      const [name, object] = sources[page];
      const rows = (records[name] ?? []).filter((row) => object === undefined || hasName(row[object]));
      return { title: lists[page], things: rows.map((row) => describeRow(row, object)).reverse() };
    });
}

/** What is not public has none (TIME-1). */
const hasName = (object: unknown) => typeof object === 'object' && object !== null && 'name' in object;

function describeRow(row: Readonly<Record<string, unknown>>, object: string | undefined): OwnThing {
  const { done, outOfFive } = dashboardWords.data;
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
