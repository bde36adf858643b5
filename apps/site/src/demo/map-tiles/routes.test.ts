import { createTiles } from '@cityguide/demo-city/createTiles';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { parseTileRequest } from './parseTileRequest';

const zooms = { minZoom: 10, maxZoom: 19 };
const DOWNTOWN = '/tiles/13/2288/2990.svg';

describe('SITE-3 the URL of a tile', () => {
  it.each([
    ['10', '1023', '1023.svg', undefined],
    ['10', '1024', '0.svg', 404],
    ['10', '0', '1024.svg', 404],
    ['9', '0', '0.svg', 404],
    ['20', '0', '0.svg', 404],
    ['10', '-1', '0.svg', 400],
    ['10', '1e3', '0.svg', 400],
    ['10', '1', '1', 400],
    ['10', '1', '1.png', 400],
    ['x', '1', '1.svg', 400],
    ['10', '999999999999', '1.svg', 400],
  ])('%s/%s/%s has the status %s', (...row) => {
    const [z, x, y, status] = row;
    const parsed = parseTileRequest({ z, x, y }, zooms);
    expect('status' in parsed ? parsed.status : undefined).toBe(status);
  });
});

describe('SITE-3 the tiles of the site', () => {
  let site: TestSite;
  const [engine] = testEngines;
  beforeAll(async () => {
    if (!engine) throw new Error('No database to test with.');
    site = await createTestSite(engine, { hasPages: true });
  });
  afterAll(() => site.stop());
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });

  it('are the same each time, with an ETag that saves the second response', async () => {
    const first = await get(DOWNTOWN);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(first.body).toBe(createTiles({ brand: 'guide', hasDark: true }).load({ z: 13, x: 2288, y: 2990 }));
    const again = await get(DOWNTOWN, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['/tiles/13/8192/0.svg', 404],
    ['/tiles/13/2288/nonsense', 400],
    ['/tiles/13/2288/%00.svg', 400],
  ])('%s has the status %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});
