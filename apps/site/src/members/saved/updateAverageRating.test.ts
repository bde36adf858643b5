import type { Database } from '../../platform/database/Database';
import { createProfileRepository } from '../profiles/repository';
import { createSavedRepository } from './createSavedRepository';
import { addSampleCity } from '../../testing/addSampleCity';
import { testEngines } from '../../testing/testEngines';

/** Listings of the sample city: one that the editors rated 4.5, and one that they did not rate. */
const RATED = 2;
const UNRATED = 4;

describe.each(testEngines)('the average of ratings on $name', ({ create }) => {
  let database: Database;
  let members: number[];

  const ratings = () => createSavedRepository(database, { group: 'ratings', now: Date.now });
  const shown = async (id: number) => {
    const listing = database.query.selectFrom('listings').select('rating').where('id', '=', id);
    return (await listing.executeTakeFirstOrThrow()).rating;
  };

  beforeEach(async () => {
    database = await create();
    await addSampleCity(database);
    const profiles = createProfileRepository(database, Date.now);
    members = [];
    for (let number = 0; number < 8; number += 1) {
      const profile = await profiles.create({ email: `m${number}@example.com`, passwordHash: 'x' });
      members.push(profile?.id ?? 0);
    }
  });
  afterEach(() => database.close());

  it('GUIDE-3.rating-count a listing tells how many members have rated it', async () => {
    const countOf = async () =>
      (
        await database.query
          .selectFrom('listings')
          .select('rating_count')
          .where('id', '=', RATED)
          .executeTakeFirstOrThrow()
      ).rating_count;
    expect(await countOf()).toBe(0);
    const first = await ratings().save(members[0] ?? 0, RATED, 1);
    await ratings().save(members[1] ?? 0, RATED, 4);
    expect(await countOf()).toBe(2);
    await ratings().remove(members[0] ?? 0, first.result?.id ?? 0);
    expect(await countOf()).toBe(1);
  });

  it('SAVE-11 weights the editors’ rating like ten members', async () => {
    await ratings().save(members[0] ?? 0, RATED, 1);
    expect(await shown(RATED)).toBeCloseTo((4.5 * 10 + 1) / 11);
  });

  it('SAVE-11 is the members’ average if the editors have not rated, and null again afterwards', async () => {
    const first = await ratings().save(members[0] ?? 0, UNRATED, 3.5);
    await ratings().save(members[1] ?? 0, UNRATED, 4.5);
    expect(await shown(UNRATED)).toBe(4);
    await ratings().remove(members[0] ?? 0, first.result?.id ?? 0);
    expect(await shown(UNRATED)).toBe(4.5);
    const { rows } = await ratings().findAll(members[1] ?? 0);
    await ratings().remove(members[1] ?? 0, rows[0]?.id ?? 0);
    expect(await shown(UNRATED)).toBeNull();
  });

  it('SAVE-11 counts every member when many rate one listing concurrently', async () => {
    await Promise.all(members.map((id, index) => ratings().save(id, UNRATED, 1 + index / 2)));
    expect(await shown(UNRATED)).toBe(2.75);
  });

  it.each([0, 5.5, 4.3])('SAVE-11 the database itself rejects %s stars', async (value) => {
    const saving = ratings().save(members[0] ?? 0, UNRATED, value);
    await expect(saving).rejects.toMatchObject({
      message: expect.stringMatching(/check constraint.*ratings_/i),
    });
    expect(await shown(UNRATED)).toBeNull();
  });
});
