import type { Database } from '../../platform/database/Database';
import { createListingRepository } from '../listings/repository';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';
import { createSearchText } from '../../platform/text/createSearchText';
import { foldText } from '@cityguide/site-config/formats';
import { createSearch } from './createSearch';

const PLACES = [
  ['Ramenya', '1 Bay St', 'Noodles', 'Chinatown'],
  ['Kinton Ramen', '2 Bay St', 'Noodles', 'The Annex'],
  ['Isshin', '9 Ramen Lane', 'Noodles', 'The Annex'],
  ['Noodle Bowl', '3 Bay St', 'Ramen', 'The Annex'],
  ['Joe’s Pizza', '4 Bay St', 'Pizza', 'The Annex'],
  ['Café L’Été', '5 St. Clair Ave', 'Cafés', 'St. Lawrence'],
  ['Night 🍜 Market', '6 Bay St', 'Markets', 'St-Lawrence'],
] as const;
const SAMPLE = 1000;

describe.each(testEngines)('the search on $name', ({ create }) => {
  let database: Database;
  let search: ReturnType<typeof createSearch>;
  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
    search = createSearch(database, createListingRepository(database));
    const [row] = await database.query.selectFrom('listings').selectAll().limit(1).execute();
    if (!row) throw new Error('The sample city has no listings.');
    const places = PLACES.map(([name, address, ...others], index) => ({
      ...row,
      id: SAMPLE + index,
      name,
      sort_name: foldText(name),
      address,
      path: `/places/${index}/`,
      // The worse the match, the more popular the listing: only relevance can put it last.
      favourite_count: index,
      search_text: createSearchText([name, address, ...others]),
    }));
    await database.query.insertInto('listings').values(places).execute();
  });
  afterEach(() => database.close());

  const find = (keywords: string) => search({ keywords, limit: 100, offset: 0, documentLimit: 5 });
  const placesOf = async (keywords: string) =>
    (await find(keywords)).listings.listings.filter(({ id }) => id >= SAMPLE).map(({ name }) => name);

  it('NAV-15 ranks whole words of names before beginnings, those before addresses, those before the rest', async () => {
    const rows = database.query.deleteFrom('listings').where('id', '<', SAMPLE);
    await database.query.deleteFrom('events').execute();
    await rows.execute();
    expect(await placesOf('ramen')).toEqual(['Kinton Ramen', 'Ramenya', 'Isshin', 'Noodle Bowl']);
  });

  it.each([
    ['joes', ['Joe’s Pizza']],
    ["JOE'S", ['Joe’s Pizza']],
    ['annex pizza', ['Joe’s Pizza']],
    ['piz ann', ['Joe’s Pizza']],
    ['café', ['Café L’Été']],
    ['cafe', ['Café L’Été']],
    ['l’été', ['Café L’Été']],
    ['lete', ['Café L’Été']],
    ['été', ['Café L’Été']],
    ['st. lawrence', ['Night 🍜 Market', 'Café L’Été']],
    ['st lawrence', ['Night 🍜 Market', 'Café L’Été']],
    ['“night” market,', ['Night 🍜 Market']],
    ['🍜', ['Night 🍜 Market']],
    ['izza', []],
    ['"', []],
    ['pizza*', []],
    ['NEAR(pizza annex)', []],
    ["'; drop table listings; --", []],
    ['x'.repeat(300), []],
  ])('O-URL-01 NAV-15 %j finds %j', async (keywords, names) => {
    expect(await placesOf(keywords)).toEqual(names);
  });

  it('finds stories, events and videos by their text, the newest first', async () => {
    expect((await find('article')).articles).toEqual({ count: 10, ids: [10, 9, 8, 7, 6] });
    expect((await find('ev 3')).events.ids).toContain(3);
    expect((await find('video 7')).videos).toEqual({ count: 1, ids: [7] });
  });

  it('HOST-1 notices changes by any client: finds renamed rows by their new name, and deleted ones no longer', async () => {
    await find('anything');
    const { query } = database;
    await query.updateTable('articles').set({ name: 'Où manger' }).where('id', '=', 4).execute();
    await query.deleteFrom('videos').where('id', '=', 7).execute();
    await query
      .updateTable('listings')
      .set({ search_text: createSearchText(['Zebra']) })
      .where('id', '=', 3)
      .execute();
    expect((await find('ou mang')).articles.ids).toEqual([4]);
    expect((await find('article 4')).articles.ids).toEqual([]);
    expect((await find('video 7')).videos.ids).toEqual([]);
    expect((await find('zeb')).listings.listings.map(({ id }) => id)).toEqual([3]);
    await query.deleteFrom('events').execute();
    await query.deleteFrom('listings').where('id', '=', 3).execute();
    expect((await find('zeb')).listings.count).toBe(0);
  });
});
