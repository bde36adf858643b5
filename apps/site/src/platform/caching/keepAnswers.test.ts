import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/databases';
import { createListingRepository } from '../../content/listings/repository';
import { createVersions } from './createVersions';

const LIST = '/api/v2/listings/?ordering=-favourite_count&limit=2';

describe.each(testEngines)('kept answers on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.stop());

  async function ask(headers: Record<string, string> = {}) {
    const { body, headers: answered, statusCode } = await site.app.inject({ url: LIST, headers });
    return { body, statusCode, etag: String(answered.etag), cacheControl: answered['cache-control'] };
  }
  const setCount = (id: number, favourite_count: number) =>
    site.database.query.updateTable('listings').set({ favourite_count }).where('id', '=', id).execute();

  it('HOST-6.etag are the same bytes under the same ETag, and a 304 for who has them', async () => {
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect((await ask({ 'if-none-match': first.etag })).statusCode).toBe(304);
    const compressed = await site.app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } });
    const again = await site.app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } });
    expect(again.headers['content-encoding']).toBe(compressed.headers['content-encoding']);
    expect(again.rawPayload).toEqual(compressed.rawPayload);
    expect(await ask()).toEqual(first);
  });

  it('HOST-6 are kept apart by encoding: who takes no brotli gets none, whoever asked before', async () => {
    const url = '/api/v2/listings/?limit=100';
    const askFor = async (encoding?: string) => {
      const headers = encoding ? { 'accept-encoding': encoding } : {};
      const { headers: answered, rawPayload } = await site.app.inject({ url, headers });
      return { encoding: answered['content-encoding'], payload: rawPayload };
    };
    const compressed = await askFor('br');
    expect(compressed.encoding).toBe('br');
    const plain = await askFor();
    expect(plain.encoding).toBeUndefined();
    expect(JSON.parse(String(plain.payload))).toHaveProperty('results');
    expect((await askFor('gzip')).encoding).not.toBe('br');
    expect(await askFor('br')).toEqual(compressed);
  });

  it('HOST-6 LIST-4 are forgotten with the first change: a list that moves between two pages is told as it is', async () => {
    const before = await ask();
    await setCount(77, 5000);
    const after = await ask();
    expect(after.etag).not.toBe(before.etag);
    expect(JSON.parse(after.body).results[0].id).toBe(77);
    expect((await ask({ 'if-none-match': before.etag })).statusCode).toBe(200);
    await site.database.query
      .updateTable('listing_sub_types')
      .set({ name: 'Renamed' })
      .where('id', '=', 1)
      .execute();
    expect((await ask()).body).toContain('Renamed');
  });

  it('keeps refusals and what is for one visitor alone out of it', async () => {
    const refused = await site.app.inject('/api/v2/listings/?sub_type=x');
    expect(refused.statusCode).toBe(400);
    expect((await site.app.inject('/api/v2/listings/?sub_type=x')).headers['cache-control']).toBe(
      'private, no-store',
    );
  });

  it('counts stay exact while listings come, go and move', async () => {
    const listings = createListingRepository(site.database);
    const count = async () =>
      (await listings.findPage({ subTypeId: 1, limit: 1, offset: 0, ordering: 'name' })).count;
    expect(await count()).toBe(30);
    await site.database.query.updateTable('listings').set({ sub_type_id: 2 }).where('id', '=', 1).execute();
    expect(await count()).toBe(29);
    await site.database.query.deleteFrom('events').execute();
    await site.database.query.deleteFrom('listings').where('sub_type_id', '=', 1).execute();
    expect(await count()).toBe(0);
  });
});

it('HOST-1.shared-caches a change by another process is heard of at once', async () => {
  const site = await createTestSite(testEngines[1]);
  const other = await reopenPostgres(site.database);
  const readVersions = createVersions(site.database, Date.now);
  const before = await readVersions();
  const first = (await site.app.inject(LIST)).body;
  await other.query.transaction().execute(async (transaction) => {
    await transaction.updateTable('listings').set({ favourite_count: 9999 }).where('id', '=', 50).execute();
    // Not committed: nobody may see it, nor may anything be kept under its version.
    expect((await site.app.inject(LIST)).body).toBe(first);
    expect(await readVersions()).toEqual(before);
  });
  expect((await site.app.inject(LIST)).json().results[0].id).toBe(50);
  expect((await readVersions()).listings).toBe(before.listings);
  await other.close();
  await site.stop();
});
