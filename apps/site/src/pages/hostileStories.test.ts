import { newestMs } from '@cityguide/demo-city/cityTime';
import { findStructuredDataIssues } from './testing/findStructuredDataIssues';
import { openSeededSite } from './testing/openSeededSite';
import { parseHtml } from './testing/parseHtml';

const NAME = '/Tom & "Jerry\'s" </script><b>';

it('O-EMB-03 HOST-3 structured data of stories, events, films and photos is valid whatever their names', async () => {
  const site = await openSeededSite('guide', { origin: 'https://city.example', now: () => newestMs });
  const { query } = site.database;
  await query
    .updateTable('articles')
    .set({ name: NAME, summary: NAME, author: NAME })
    .where('id', '=', 1)
    .execute();
  await query.updateTable('events').set({ name: NAME, description: NAME }).where('id', '=', 1).execute();
  await query.updateTable('videos').set({ name: NAME, summary: NAME }).where('id', '=', 1).execute();
  await query.updateTable('photos').set({ description: NAME }).where('id', '=', 1).execute();
  for (const [table, column, key] of [
    ['articles', 'path', 'headline'],
    ['events', 'path', 'name'],
    ['videos', 'path', 'name'],
    ['photos', 'share_path', 'caption'],
  ] as const) {
    const row = await query
      .selectFrom(table)
      .select(`${column} as path`)
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { body } = await site.app.inject(String(row.path));
    expect(body).not.toContain('</script><b>');
    const data = parseHtml(body).json('application/ld+json').flat();
    expect([table, data[0]?.[key]]).toEqual([table, NAME]);
    expect(findStructuredDataIssues(data)).toEqual([]);
  }
  await site.stop();
});

it('HOST-3 a film without an image has no structured data, which search engines would reject', async () => {
  const site = await openSeededSite('guide', { origin: 'https://city.example', now: () => newestMs });
  await site.database.query.updateTable('videos').set({ image_path: null }).execute();
  const { path } = await site.database.query
    .selectFrom('videos')
    .select('path')
    .limit(1)
    .executeTakeFirstOrThrow();
  const data = parseHtml((await site.app.inject(path)).body)
    .json('application/ld+json')
    .flat();
  expect(data.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
  await site.stop();
});
