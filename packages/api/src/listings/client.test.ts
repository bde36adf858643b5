import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';
import { createApiClient } from '../client';
import { readListing } from './readListing';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const listings = () => createApiClient({ baseUrl: backend.baseUrl }).listings;

function answer(body: unknown) {
  backend.respond((_, response) => sendJson(response, body));
}

describe('listings', () => {
  it('O-CRD-01 API-2 decimals that are sent as strings are numbers, as real ones are', () => {
    const coordinates = { latitude: 43.6426, longitude: -79.3871 };
    expect(
      readListing({
        id: 1,
        name: 'A',
        rating: '4.5',
        coordinates: { latitude: '43.6426', longitude: '-79.3871' },
      }),
    ).toMatchObject({ rating: 4.5, coordinates });
    expect(readListing({ id: 1, name: 'A', rating: 4.5, coordinates })).toMatchObject({
      rating: 4.5,
      coordinates,
    });
  });

  it('API-2.nulls API-2.extra-fields what is absent, null or blank is null, what is unknown is left out', () => {
    const nothing = {
      id: 7,
      name: 'Seven',
      address: null,
      phone: null,
      website: null,
      rating: null,
      image_url: null,
      coordinates: null,
      share_url: null,
      type: null,
      sub_type: null,
      default_neighborhood: null,
      dinesafe_establishment_id: null,
    };
    const blank = Object.fromEntries(Object.keys(nothing).map((field) => [field, '']));
    expect(readListing({ id: 7, name: 'Seven' })).toEqual(nothing);
    expect(readListing({ ...blank, id: '7', name: ' Seven ' })).toEqual(nothing);
    expect(readListing({ ...nothing, editor_notes: 'secret', is_promoted: true })).toEqual(nothing);
  });

  it('API-2 coordinates count only in pairs and on this planet', () => {
    const wrong = [
      { latitude: 43.6 },
      { latitude: 43.6, longitude: '' },
      { latitude: 91, longitude: 0 },
      { latitude: 0, longitude: -181 },
      'POINT (1 2)',
    ];
    for (const coordinates of wrong)
      expect(readListing({ id: 1, name: 'A', coordinates })?.coordinates).toBeNull();
  });

  it('API-2 types and neighbourhoods keep what can be shown', () => {
    const row = readListing({
      id: 1,
      name: 'A',
      type: { id: '2', name: 'Restaurants', share_url: '', icon: 'x' },
      sub_type: { id: 3 },
      default_neighborhood: { id: 4, name: 'The Annex', path: '/the-annex/', listings: [] },
    });
    expect(row?.type).toEqual({ id: 2, name: 'Restaurants', share_url: null });
    expect(row?.sub_type).toBeNull();
    expect(row?.default_neighborhood).toEqual({ id: 4, name: 'The Annex', path: '/the-annex/' });
  });

  it('API-2 rows without id or name are left out and the others are kept', async () => {
    answer({
      count: 5,
      next: null,
      results: [null, { id: 1, name: 'One' }, 'x', { id: 2 }, { name: 'No id' }],
    });
    const page = await listings().list();
    expect(page.results.map(({ id }) => id)).toEqual([1]);
    expect(page.count).toBe(5);
  });

  it('API-2.lists API-2.absolute-next next may be an absolute address, a path, blank, null or absent; previous and more are passed over', async () => {
    const rows = { results: [], previous: 'http://x.test/?offset=0', facets: {} };
    for (const next of ['https://api.test/api/v2/listings/?limit=12&offset=12', '?offset=12']) {
      answer({ count: '30', next, ...rows });
      expect(await listings().list()).toEqual({ count: 30, next, results: [] });
    }
    for (const next of ['', null, undefined]) {
      answer({ count: 30, next, ...rows });
      expect((await listings().list()).next).toBeNull();
    }
  });

  it('API-2 a list without a count or without pages counts its rows', async () => {
    answer({ results: [{ id: 1, name: 'One' }] });
    expect((await listings().list()).count).toBe(1);
    answer([
      { id: 1, name: 'One' },
      { id: 2, name: 'Two' },
    ]);
    expect(await listings().list()).toMatchObject({ count: 2, next: null, results: [{ id: 1 }, { id: 2 }] });
  });

  it('API-2 JSON that is not a list is a clear error', async () => {
    for (const body of [{}, { results: null }, null, 'x', 7]) {
      answer(body);
      await expect(listings().list()).rejects.toMatchObject({
        kind: 'format',
        message: 'GET listings/ was answered without a list of results.',
      });
    }
  });

  it('API-1 one listing is requested by its id', async () => {
    answer({ id: 42, name: 'Forty-two' });
    expect((await listings().read(42)).name).toBe('Forty-two');
    expect(backend.received[0]?.url).toBe('/api/v2/listings/42/');
    answer({ id: 42 });
    await expect(listings().read(42)).rejects.toMatchObject({ kind: 'format' });
  });
});
