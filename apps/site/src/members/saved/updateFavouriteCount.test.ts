import type { Database } from '../../platform/database/Database';
import { createProfileRepository } from '../profiles/repository';
import { createSavedRepository } from './createSavedRepository';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';

describe.each(testEngines)('the count of favourites on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
  });
  afterEach(() => database.close());

  it('counts each member once, also for concurrent requests', async () => {
    const profiles = createProfileRepository(database, Date.now);
    const members = await Promise.all(
      ['maya@example.com', 'noor@example.com'].map((email) => profiles.create({ email, passwordHash: 'x' })),
    );
    const [memberId = 0, otherId = 0] = members.map((profile) => profile?.id);
    const favourites = createSavedRepository(database, { group: 'favourites', now: Date.now });
    const count = async () => {
      const one = database.query.selectFrom('listings').select('favourite_count').where('id', '=', 5);
      return (await one.executeTakeFirstOrThrow()).favourite_count;
    };
    const before = await count();
    const saved = await Promise.all(
      [memberId, memberId, memberId, otherId].map((id) => favourites.save(id, 5)),
    );
    expect(saved.filter(({ result }) => result?.isNew)).toHaveLength(2);
    expect(await count()).toBe(before + 2);
    await Promise.all([1, 2, 3].map(() => favourites.remove(memberId, saved[0]?.result?.id ?? 0)));
    expect(await count()).toBe(before + 1);
  });
});
