import type { CityEvent, Video } from '@cityguide/api/contract';
import type { SiteConfig, SitePaths } from '@cityguide/site-config';

interface Finds<T> {
  count: number;
  items: readonly T[];
}

interface OtherFinds {
  events: Finds<CityEvent>;
  videos: Finds<Video>;
  site: SiteConfig;
  paths: SitePaths;
}

/**
 * Events and videos as lines with links, each kind with a link to its section. What the site has switched off is left
 * out.
 */
export function viewOtherFinds({ events, videos, site, paths }: OtherFinds) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'long' });
  const tellDate = (moment: string | null) => (moment ? format.format(new Date(moment)) : '');
  const kinds = [
    {
      isOn: site.sections.events,
      count: events.count,
      one: 'event',
      many: 'events',
      href: paths.events,
      lines: events.items.map(({ name, share_url: href, start, is_cancelled: isCancelled }) => ({
        name,
        href,
        detail: isCancelled ? `Cancelled: ${tellDate(start)}` : tellDate(start),
      })),
    },
    {
      isOn: site.sections.videos,
      count: videos.count,
      one: 'video',
      many: 'videos',
      href: paths.videos,
      lines: videos.items.map(({ name, share_url: href, date_published: published }) => ({
        name,
        href,
        detail: tellDate(published),
      })),
    },
  ];
  return kinds
    .filter(({ isOn, count }) => isOn && count > 0)
    .map(({ count, one, many, href, lines }) => ({
      words: `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`,
      all: `All ${many}`,
      href,
      lines,
    }));
}
