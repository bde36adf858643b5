import type { FastifyInstance } from 'fastify';
import { COMMON_WORD, DATED_ID, type DatedPhotos } from './addDatedThings';

/** Addresses with what each shows of the dated things; `own` are those that are not there without them. */
export interface Addresses {
  shared: Readonly<Record<string, readonly string[]>>;
  own: readonly string[];
  /** Of a member who saved them all. */
  saved: Readonly<Record<string, readonly string[]>>;
}

const PHOTOS = ['zyxphoto', 'zyxofplace'];
const EVENTS = ['zyxevent', 'zyxguest'];

export function listAddresses(photos: DatedPhotos): Addresses {
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
      `/restaurants/open/photos/${photos.dated}/`,
      `/neighbourhoods/hood-0/photos/${photos.dated}/`,
      `/neighbourhoods/hood-0/photos/${photos.ofListing}/`,
      '/food/zyxarticle/',
      '/archives/2026/06/',
      '/videos/zyxvideo/',
      `/films/${DATED_ID}.webm`,
      '/events/zyxevent/',
      '/events/zyxevent/calendar.ics',
      '/events/zyxguest/',
      '/events/zyxguest/calendar.ics',
      '/contests/zyxcontest/',
      '/contests/zyxcontest/entered/',
      api(`listings/${DATED_ID}/`),
    ],
    saved: {
      [api('favourites/')]: ['zyxlisting'],
      [api('todos/')]: ['zyxlisting'],
      [api('ratings/')]: ['zyxlisting'],
      [api('article-bookmarks/')]: [`"object_id":${DATED_ID}`],
      [api('video-bookmarks/')]: ['zyxvideo'],
      [api('event-bookmarks/')]: ['zyxevent'],
      [api('photos/me/')]: PHOTOS,
    },
  };
}

/** Every address that the app answers GET at, as it was added: `/events/:slug/`. */
export function listPatterns(app: FastifyInstance): string[] {
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

/** Whether an address is one of a pattern's. */
export const isOfPattern = (pattern: string) =>
  (
    (form) => (address: string) =>
      form.test(address.split('?')[0] ?? '')
  )(new RegExp(`^${pattern.replace(/[.*]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`));
