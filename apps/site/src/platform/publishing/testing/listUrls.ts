import type { FastifyInstance } from 'fastify';
import { COMMON_WORD, SCHEDULED_ID, type ScheduledPhotos } from './addScheduledContent';

/** Paths with the texts of scheduled content that each shows; `own` are the pages of the scheduled content itself. */
export interface ContentUrls {
  shared: Readonly<Record<string, readonly string[]>>;
  own: readonly string[];
  /** For a member who saved all of it. */
  saved: Readonly<Record<string, readonly string[]>>;
}

const PHOTOS = ['zyxwvutsrphoto', 'zyxwvutsrofplace'];
const EVENTS = ['zyxwvutsrevent', 'zyxwvutsrguest'];

export function listUrls(photos: ScheduledPhotos): ContentUrls {
  const api = (path: string) => `/api/v2/${path}`;
  const sitemap = (name: string) => `/sitemaps/${name}/1.xml`;
  return {
    shared: {
      '/': ['zyxwvutsrlisting', 'zyxwvutsrarticle', 'zyxwvutsrvideo', 'zyxwvutsrcontest', ...EVENTS],
      '/food/': ['zyxwvutsrarticle'],
      '/rss/': ['zyxwvutsrarticle'],
      '/rss/food/': ['zyxwvutsrarticle'],
      '/archives/2026/': ['zyxwvutsrarticle'],
      '/restaurants/': ['zyxwvutsrlisting'],
      '/restaurants/n/1/hood-0/': ['zyxwvutsrlisting'],
      '/restaurants/open/': ['zyxwvutsrphoto', 'zyxwvutsrlisting'],
      '/restaurants/open/photos/': ['zyxwvutsrphoto'],
      '/neighbourhoods/hood-0/?ordering=-favourite_count': ['zyxwvutsrlisting', ...PHOTOS],
      '/neighbourhoods/hood-0/photos/': PHOTOS,
      '/toronto/': ['zyxwvutsrlisting', 'zyxwvutsrarticle'],
      '/events/': EVENTS,
      '/videos/': ['zyxwvutsrvideo'],
      '/contests/': ['zyxwvutsrcontest'],
      [`/search?q=${COMMON_WORD}`]: ['zyxwvutsrlisting', 'zyxwvutsrarticle', 'zyxwvutsrvideo', ...EVENTS],
      [sitemap('listings')]: ['zyxwvutsrlisting'],
      [sitemap('photos')]: ['zyxwvutsrlisting'],
      [sitemap('photo-lists')]: ['zyxwvutsrlisting'],
      [sitemap('articles')]: ['zyxwvutsrarticle'],
      [sitemap('videos')]: ['zyxwvutsrvideo'],
      [sitemap('events')]: EVENTS,
      [sitemap('contests')]: ['zyxwvutsrcontest'],
      [api('listings/')]: ['zyxwvutsrlisting'],
      [api('listings/?ordering=-favourite_count&limit=2')]: ['zyxwvutsrlisting'],
      [api('listings/?sub_type=1&limit=48&ordering=-rating')]: ['zyxwvutsrlisting'],
      [api(`listings/?keywords=${COMMON_WORD}`)]: ['zyxwvutsrlisting'],
      [api('photos/')]: PHOTOS,
      [api('photos/?default_neighborhood=1')]: PHOTOS,
      [api('articles/')]: ['zyxwvutsrarticle'],
      [api('videos/')]: ['zyxwvutsrvideo'],
      [api('events/')]: EVENTS,
      [api('contests/')]: ['zyxwvutsrcontest'],
    },
    own: [
      '/restaurants/zyxwvutsrlisting/',
      '/restaurants/zyxwvutsrlisting/photos/',
      `/restaurants/zyxwvutsrlisting/photos/${photos.ofListing}/`,
      `/restaurants/open/photos/${photos.scheduled}/`,
      `/neighbourhoods/hood-0/photos/${photos.scheduled}/`,
      `/neighbourhoods/hood-0/photos/${photos.ofListing}/`,
      '/food/zyxwvutsrarticle/',
      '/archives/2026/06/',
      '/videos/zyxwvutsrvideo/',
      `/films/${SCHEDULED_ID}.webm`,
      '/events/zyxwvutsrevent/',
      '/events/zyxwvutsrevent/calendar.ics',
      '/events/zyxwvutsrguest/',
      '/events/zyxwvutsrguest/calendar.ics',
      '/contests/zyxwvutsrcontest/',
      '/contests/zyxwvutsrcontest/entered/',
      api(`listings/${SCHEDULED_ID}/`),
    ],
    saved: {
      [api('favourites/')]: ['zyxwvutsrlisting'],
      [api('todos/')]: ['zyxwvutsrlisting'],
      [api('ratings/')]: ['zyxwvutsrlisting'],
      [api('article-bookmarks/')]: [`"object_id":${SCHEDULED_ID}`],
      [api('video-bookmarks/')]: ['zyxwvutsrvideo'],
      [api('event-bookmarks/')]: ['zyxwvutsrevent'],
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
