import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/testEngines';
import { createListingRepository } from '../../content/listings/repository';
import { createDataVersionReader } from './createDataVersionReader';

const LIST = '/api/v2/listings/?ordering=-favourite_count&limit=2';

describe.each(testEngines)('cached responses on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.stop());

  async function requestList(headers: Record<string, string> = {}) {
    const { body, headers: responseHeaders, statusCode } = await site.app.inject({ url: LIST, headers });
    return {
      body,
      statusCode,
      etag: String(responseHeaders.etag),
      cacheControl: responseHeaders['cache-control'],
    };
  }
  const setCount = (id: number, favourite_count: number) =>
    site.database.query.updateTable('listings').set({ favourite_count }).where('id', '=', id).execute();

  it('HOST-6.etag are the same bytes with the same ETag, and a 304 for clients that have them', async () => {
    const first = await requestList();
    expect(await requestList()).toEqual(first);
    expect((await requestList({ 'if-none-match': first.etag })).statusCode).toBe(304);
    const compressed = await site.app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } });
    const again = await site.app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } });
    expect(again.headers['content-encoding']).toBe(compressed.headers['content-encoding']);
    expect(again.rawPayload).toEqual(compressed.rawPayload);
    expect(await requestList()).toEqual(first);
  });

  it('HOST-6 are stored per encoding: a client that does not accept brotli gets none, whoever requested it before', async () => {
    const url = '/api/v2/listings/?limit=100';
    const requestEncoding = async (encoding?: string) => {
      const headers = encoding ? { 'accept-encoding': encoding } : {};
      const { headers: responseHeaders, rawPayload } = await site.app.inject({ url, headers });
      return { encoding: responseHeaders['content-encoding'], payload: rawPayload };
    };
    const compressed = await requestEncoding('br');
    expect(compressed.encoding).toBe('br');
    const plain = await requestEncoding();
    expect(plain.encoding).toBeUndefined();
    expect(JSON.parse(String(plain.payload))).toHaveProperty('results');
    expect((await requestEncoding('gzip')).encoding).not.toBe('br');
    expect(await requestEncoding('br')).toEqual(compressed);
  });

  it('HOST-6 LIST-4 are invalidated by the first change: a list always reflects the current data', async () => {
    const before = await requestList();
    await setCount(77, 5000);
    const after = await requestList();
    expect(after.etag).not.toBe(before.etag);
    expect(JSON.parse(after.body).results[0].id).toBe(77);
    expect((await requestList({ 'if-none-match': before.etag })).statusCode).toBe(200);
    await site.database.query
      .updateTable('listing_sub_types')
      .set({ name: 'Renamed' })
      .where('id', '=', 1)
      .execute();
    expect((await requestList()).body).toContain('Renamed');
  });

  it('do not include errors and private responses', async () => {
    const invalid = await site.app.inject('/api/v2/listings/?sub_type=x');
    expect(invalid.statusCode).toBe(400);
    expect((await site.app.inject('/api/v2/listings/?sub_type=x')).headers['cache-control']).toBe(
      'private, no-store',
    );
  });

  it('counts stay exact while listings are added, removed and moved', async () => {
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

it('HOST-1.shared-caches a change by another process is visible at once', async () => {
  const site = await createTestSite(testEngines[1]);
  const other = await reopenPostgres(site.database);
  const readVersions = createDataVersionReader(site.database, Date.now);
  const before = await readVersions();
  const first = (await site.app.inject(LIST)).body;
  await other.query.transaction().execute(async (transaction) => {
    await transaction.updateTable('listings').set({ favourite_count: 9999 }).where('id', '=', 50).execute();
    // Not committed: it must not be visible, and nothing may be cached under its version.
    expect((await site.app.inject(LIST)).body).toBe(first);
    expect(await readVersions()).toEqual(before);
  });
  expect((await site.app.inject(LIST)).json().results[0].id).toBe(50);
  expect((await readVersions()).listings).toBe(before.listings);
  await other.close();
  await site.stop();
});
