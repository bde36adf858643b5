import type { Database } from '../database';
import { createListingRepository } from '../../listings/repository';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/databases';
import { leaveOutApostrophes } from './0003-leave-out-apostrophes';

describe.each(testEngines)('search texts of an older database on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
  });
  afterEach(() => database.close());

  it('NAV-15 lose their apostrophes, so that what was found goes on being found', async () => {
    const kept = (searchText: string) => ({ search_text: searchText });
    await database.query.updateTable('listings').set(kept("joe's 100% `bar`")).where('id', '=', 1).execute();
    const find = async () => {
      const wanted = { keywords: "joe's", limit: 6, offset: 0, ordering: 'name' } as const;
      return (await createListingRepository(database).findPage(wanted)).listings.map(({ id }) => id);
    };
    expect(await find()).toEqual([]);
    await leaveOutApostrophes().up(database.query);
    expect(await find()).toEqual([1]);
    const { search_text: after } = await database.query
      .selectFrom('listings')
      .select('search_text')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(after).toBe('joes 100% bar');
  });
});
