import type { Database } from '../Database';
import { createListingRepository } from '../../../content/listings/repository';
import { addSampleCity } from '../../../testing/addSampleCity';
import { testEngines } from '../../../testing/testEngines';
import { leaveOutApostrophes } from './0003-leave-out-apostrophes';

describe.each(testEngines)('search texts of an older database on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
  });
  afterEach(() => database.close());

  it('NAV-15 are rebuilt, so that listings can still be found', async () => {
    const older = { search_text: "l'ete 100% bar cote-verte" };
    await database.query.updateTable('listings').set(older).where('id', '=', 1).execute();
    const find = async (keywords: string) => {
      const query = { keywords, limit: 6, offset: 0, ordering: 'name' } as const;
      return (await createListingRepository(database).findPage(query)).listings.map(({ id }) => id);
    };
    expect(await find("l'ete bar")).toEqual([]);
    await leaveOutApostrophes().up(database.query);
    for (const keywords of ["l'ete bar", 'lete', 'été 100%', 'verte l’e']) {
      expect(await find(keywords)).toEqual([1]);
    }
  });
});
