import type { FastifyInstance } from 'fastify';
import { COMMON_WORD, SCHEDULED_ID, type ScheduledPhotos } from './addScheduledContent';

/** Paths with the texts of scheduled content that each shows; `own` are the pages of the scheduled content itself. */
export interface ContentUrls {
  shared: Readonly<Record<string, readonly string[]>>;
  own: readonly string[];
  /** For a member who saved all of it. */
  saved: Readonly<Record<string, readonly string[]>>;
}

const PHOTOS = ['zyxphoto', 'zyxofplace'];
const EVENTS = ['zyxevent', 'zyxguest'];

export function listUrls(photos: ScheduledPhotos): ContentUrls {
  const api = (path: string) => `/api/v2/${path}`;
  const sitemap = (name: string) => `/sitemaps/${name}/1.xml`;
  return {
    shared: {
      '/': ['zyxlisting', 'zyxarticle', 'zyxvideo', 'zyxcontest', ...EVENTS],
      '/food/': ['zyxarticle'],
      '/rss/': ['zyxarticle'],
      '/rss/food/': ['zyxarticle'],
      '/archives/2026/': ['zyxarticle'],
      '/restaurants/': ['zyxlisting'],
      '/restaurants/n/1/hood-0/': ['zyxlisting'],
      '/restaurants/open/': ['zyxphoto', 'zyxlisting'],
      '/restaurants/open/photos/': ['zyxphoto'],
      '/neighbourhoods/hood-0/?ordering=-favourite_count': ['zyxlisting', ...PHOTOS],
      '/neighbourhoods/hood-0/photos/': PHOTOS,
      '/toronto/': ['zyxlisting', 'zyxarticle'],
      '/events/': EVENTS,
      '/videos/': ['zyxvideo'],
      '/contests/': ['zyxcontest'],
      [`/search?q=${COMMON_WORD}`]: ['zyxlisting', 'zyxarticle', 'zyxvideo', ...EVENTS],
      [sitemap('listings')]: ['zyxlisting'],
      [sitemap('photos')]: ['zyxlisting'],
      [sitemap('photo-lists')]: ['zyxlisting'],
      [sitemap('articles')]: ['zyxarticle'],
      [sitemap('videos')]: ['zyxvideo'],
      [sitemap('events')]: EVENTS,
      [sitemap('contests')]: ['zyxcontest'],
      [api('listings/')]: ['zyxlisting'],
      [api('listings/?ordering=-favourite_count&limit=2')]: ['zyxlisting'],
      [api('listings/?sub_type=1&limit=48&ordering=-rating')]: ['zyxlisting'],
      [api(`listings/?keywords=${COMMON_WORD}`)]: ['zyxlisting'],
      [api('photos/')]: PHOTOS,
      [api('photos/?default_neighborhood=1')]: PHOTOS,
      [api('articles/')]: ['zyxarticle'],
      [api('videos/')]: ['zyxvideo'],
      [api('events/')]: EVENTS,
      [api('contests/')]: ['zyxcontest'],
    },
    own: [
      '/restaurants/zyxlisting/',
      '/restaurants/zyxlisting/photos/',
      `/restaurants/zyxlisting/photos/${photos.ofListing}/`,
      `/restaurants/open/photos/${photos.scheduled}/`,
      `/neighbourhoods/hood-0/photos/${photos.scheduled}/`,
      `/neighbourhoods/hood-0/photos/${photos.ofListing}/`,
      '/food/zyxarticle/',
      '/archives/2026/06/',
      '/videos/zyxvideo/',
      `/films/${SCHEDULED_ID}.webm`,
      '/events/zyxevent/',
      '/events/zyxevent/calendar.ics',
      '/events/zyxguest/',
      '/events/zyxguest/calendar.ics',
      '/contests/zyxcontest/',
      '/contests/zyxcontest/entered/',
      api(`listings/${SCHEDULED_ID}/`),
    ],
    saved: {
      [api('favourites/')]: ['zyxlisting'],
      [api('todos/')]: ['zyxlisting'],
      [api('ratings/')]: ['zyxlisting'],
      [api('article-bookmarks/')]: [`"object_id":${SCHEDULED_ID}`],
      [api('video-bookmarks/')]: ['zyxvideo'],
      [api('event-bookmarks/')]: ['zyxevent'],
      [api('photos/me/')]: PHOTOS,
    },
  };
}

/** The pattern of every GET route of the app: `/events/:slug/`. */
export function listRoutePatterns(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)/.exec(line) ?? [];
      const depth = indent.length / 4;
      if (part === '') return [];
      const pattern = `${parents[depth - 1] ?? ''}${part}`;
      parents[depth] = pattern;
      return methods.split(', ').includes('GET') ? [pattern] : [];
    });
}

/** Returns a predicate that tests whether a URL matches a route pattern. */
export const matchesRoutePattern = (pattern: string) =>
  (
    (regExp) => (url: string) =>
      regExp.test(url.split('?')[0] ?? '')
  )(new RegExp(`^${pattern.replace(/[.*]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`));
