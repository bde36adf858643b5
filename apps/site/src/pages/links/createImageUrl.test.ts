import { openSeededSite } from '../testing/openSeededSite';
import { LARGE_IMAGE_SIZE, createImageUrl } from './createImageUrl';

describe('the URL of an image in a page', () => {
  it.each([
    ['pictures/a.jpg', '/images/pictures/a.jpg?w=1200&h=800&cmd=resize_then_crop&quality=70'],
    ['/images/a.jpg?v=3', '/images/a.jpg?v=3&w=1200&h=800&cmd=resize_then_crop&quality=70'],
    ['a.jpg?w=9&v=1,2&quality=10', '/images/a.jpg?w=1200&v=1%2C2&quality=70&h=800&cmd=resize_then_crop'],
  ])('PHOTO-8.own-query %s keeps its own query, without duplicates', (path, url) => {
    expect(createImageUrl(path, LARGE_IMAGE_SIZE)).toBe(url);
  });

  it('PHOTO-8.own-query is complete on every page, in every feed and for search engines', async () => {
    const site = await openSeededSite('guide');
    const { query } = site.database;
    const tables = ['articles', 'contests', 'events', 'listings', 'photos', 'videos'] as const;
    for (const table of tables) {
      const rows = await query.selectFrom(table).select(['id', 'image_path']).execute();
      for (const { id, image_path: path } of rows.filter((row) => row.image_path))
        await query
          .updateTable(table)
          .set({ image_path: `${path}?v=3` })
          .where('id', '=', id)
          .execute();
    }
    const pathOf = async (table: 'articles' | 'contests' | 'events' | 'listings' | 'videos') => {
      const rows = query.selectFrom(table).select('path').where('image_path', 'is not', null);
      return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).path;
    };
    const photo = await query.selectFrom('photos').select('share_path').executeTakeFirstOrThrow();
    const paths = ['/', '/restaurants/', photo.share_path, '/rss/'];
    for (const table of ['articles', 'contests', 'events', 'listings', 'videos'] as const)
      paths.push(await pathOf(table));
    for (const path of paths) {
      const { statusCode, body } = await site.app.inject(path);
      const urls = body.replaceAll('&amp;', '&').match(/\/images\/[^\s"'<>,\\]+/g) ?? [];
      const sized = urls.filter((url) => url.includes('quality='));
      expect([path, statusCode, sized.length > 0]).toEqual([path, 200, true]);
      expect(sized.filter((url) => !/^[^?]+\?v=3&w=\d+&[^?]*quality=70$/.test(url))).toEqual([]);
    }
    await site.stop();
  });
});
