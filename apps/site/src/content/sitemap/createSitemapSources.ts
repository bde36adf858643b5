import { loadBrand } from '../../platform/settings/loadBrand';
import type { SitemapContext } from './SitemapContext';
import { findArchivePages } from './findArchivePages';
import { findFixedPages } from './findFixedPages';
import { findListPages } from './findListPages';
import { createPhotoListSource } from './createPhotoListSource';
import { createPublishedSource } from './createPublishedSource';
import type { SitemapSource, SitemapEntry } from './SitemapSource';

/** Every public page of the site by kind; nothing of sections that are off (SITE-2). */
export function createSitemapSources(context: SitemapContext): SitemapSource[] {
  const { database, settings } = context.services;
  const { listings, events, contests, videos } = context.site.sections;
  const { now } = settings;
  const always = [
    createSmallSource('pages', () => findFixedPages(context)),
    createSmallSource('archives', () => findArchivePages(context)),
    listDated('articles'),
  ];
  const bySection: readonly [boolean, () => SitemapSource][] = [
    [listings, () => createSmallSource('lists', () => findListPages(context))],
    [listings, () => listDated('listings')],
    [listings, () => createPhotoListSource(database, now)],
    [
      listings,
      () =>
        createPublishedSource(database, {
          name: 'photos',
          table: 'photos',
          path: 'share_path',
          date: 'creation_date',
          now,
        }),
    ],
    [events, () => createPublishedSource(database, { name: 'events', table: 'events', path: 'path', now })],
    [
      contests,
      () =>
        createPublishedSource(database, {
          name: 'contests',
          table: 'contests',
          path: 'path',
          kinds: loadBrand(settings).contestKinds,
          now,
        }),
    ],
    [videos, () => listDated('videos')],
  ];
  return [...always, ...bySection.flatMap(([isOn, create]) => (isOn ? [create()] : []))];

  function listDated(table: 'articles' | 'listings' | 'videos'): SitemapSource {
    return createPublishedSource(database, { name: table, table, path: 'path', date: 'date_published', now });
  }
}

/** A source with so few pages that all of them are loaded at once. */
function createSmallSource(name: string, findAll: () => Promise<readonly SitemapEntry[]>): SitemapSource {
  return {
    name,
    async summarize() {
      const entries = await findAll();
      const changeTimes = entries.flatMap(({ changedMs }) => changedMs ?? []);
      return { count: entries.length, changedMs: changeTimes.length > 0 ? Math.max(...changeTimes) : null };
    },
    find: async (limit, offset) => (await findAll()).slice(offset, offset + limit),
  };
}
