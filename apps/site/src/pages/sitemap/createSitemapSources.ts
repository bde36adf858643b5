import { loadBrand } from '../../settings/loadBrand';
import type { PageContext } from '../PageContext';
import { findArchivePages } from './findArchivePages';
import { findFixedPages } from './findFixedPages';
import { findListPages } from './findListPages';
import { listEntries } from './listEntries';
import { listPhotoLists } from './listPhotoLists';
import { listPublished } from './listPublished';
import type { SitemapSource } from './SitemapSource';

/** Every public address of the site by noun; nothing of sections that are off (SITE-2). */
export function createSitemapSources(context: PageContext): SitemapSource[] {
  const { database, settings } = context.services;
  const { listings, events, contests, videos } = context.site.sections;
  const always = [
    listEntries('pages', () => findFixedPages(context)),
    listEntries('archives', () => findArchivePages(context)),
    listPublished(database, { name: 'articles', table: 'articles', path: 'path', date: 'date_published' }),
  ];
  const bySection: readonly [boolean, () => SitemapSource][] = [
    [listings, () => listEntries('lists', () => findListPages(context))],
    [
      listings,
      () =>
        listPublished(database, {
          name: 'listings',
          table: 'listings',
          path: 'path',
          date: 'date_published',
        }),
    ],
    [listings, () => listPhotoLists(database)],
    [
      listings,
      () =>
        listPublished(database, {
          name: 'photos',
          table: 'photos',
          path: 'share_path',
          date: 'creation_date',
        }),
    ],
    [events, () => listPublished(database, { name: 'events', table: 'events', path: 'path' })],
    [
      contests,
      () =>
        listPublished(database, {
          name: 'contests',
          table: 'contests',
          path: 'path',
          kinds: loadBrand(settings).contestKinds,
        }),
    ],
    [
      videos,
      () =>
        listPublished(database, { name: 'videos', table: 'videos', path: 'path', date: 'date_published' }),
    ],
  ];
  return [...always, ...bySection.flatMap(([isOn, create]) => (isOn ? [create()] : []))];
}
