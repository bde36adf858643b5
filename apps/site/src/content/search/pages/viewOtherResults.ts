import type { CityEvent, Video } from '@cityguide/api/contract';
import type { SiteConfig, SitePaths } from '@cityguide/site-config';

interface ResultGroup<T> {
  count: number;
  items: readonly T[];
}

interface OtherResults {
  events: ResultGroup<CityEvent>;
  videos: ResultGroup<Video>;
  site: SiteConfig;
  paths: SitePaths;
}

/** The view model of events and videos, each kind with a link to its section. Sections that are off are left out. */
export function viewOtherResults({ events, videos, site, paths }: OtherResults) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'long' });
  const formatDate = (moment: string | null) => (moment ? format.format(new Date(moment)) : '');
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
        detail: isCancelled ? `Cancelled: ${formatDate(start)}` : formatDate(start),
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
        detail: formatDate(published),
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
