import { createApiClient } from '../client';
import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const favourites = () => createApiClient({ baseUrl: backend.baseUrl }).favourites;
const NO_TIMES = { before: null, after: null };

describe('the list of favourites', () => {
  it('O-FAV-03 API-2.nulls a row whose listing is missing is left out, one that lacks fields stays, the next page can be loaded', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      date_created: '2026-11-01T10:00:00',
      listing:
        index === 3 ? null : { id: 40 + index, name: `Place ${index}`, ...(index !== 6 && { phone: '1' }) },
    }));
    backend.respond((_, response) => sendJson(response, { count: 30, next: '?offset=12', results: rows }));
    const page = await favourites().list({ limit: 12, offset: 0 });
    expect(page.results.map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(page.results[5]?.listing).toMatchObject({
      phone: null,
      image_url: null,
      default_neighborhood: null,
    });
    expect(page.results[0]?.date_created).toBe('2026-11-01T10:00:00.000Z');
    expect(page).toMatchObject({ count: 30, next: '?offset=12' });
  });
});

describe('saving', () => {
  it('SAVE-6.said-times returns the new id, its date, and the group’s time before and after', async () => {
    backend.respond((_, response) => {
      response.setHeader('X-Saved-Before', '2026-11-28T01:00:00.000Z');
      response.setHeader('X-Saved-After', '2026-11-28T01:00:05.000Z');
      sendJson(response, { id: 55, listing: 42, date_created: '2026-11-28T01:00:05.000Z' }, 201);
    });
    expect(await favourites().create(42)).toEqual({
      id: 55,
      date_created: '2026-11-28T01:00:05.000Z',
      times: { before: '2026-11-28T01:00:00.000Z', after: '2026-11-28T01:00:05.000Z' },
    });
    expect(backend.received).toMatchObject([
      { method: 'POST', url: '/api/v2/favourites/', body: '{"listing":42}' },
    ]);
  });

  it('SAVE-6 a backend without these headers, and one that returns the whole listing, are supported', async () => {
    backend.respond((_, response) =>
      sendJson(
        response,
        { id: '55', listing: { id: 42, name: 'A' }, date_created: '2026-11-28T01:00:05.123456' },
        201,
      ),
    );
    expect(await favourites().create(42)).toEqual({
      id: 55,
      date_created: '2026-11-28T01:00:05.123Z',
      times: NO_TIMES,
    });
  });

  it.each([
    [
      'refuses a second row',
      400,
      { non_field_errors: ['The fields member, listing must make a unique set.'] },
    ],
    ['answers nothing', 201, undefined],
  ])(
    'API-2 a backend that %s is requested for the id, and the save has succeeded',
    async (_, status, body) => {
      backend.respond(({ method }, response) => {
        if (method === 'POST') response.writeHead(status).end(body && JSON.stringify(body));
        else sendJson(response, { results: { 42: 55 }, server_time: '2026-11-28T01:00:05Z' });
      });
      expect(await favourites().create(42)).toEqual({
        id: 55,
        date_created: null,
        times: NO_TIMES,
      });
      expect(backend.received.map(({ method }) => method)).toEqual(['POST', 'GET']);
    },
  );

  it('API-2 a rejection that is not a duplicate is an error', async () => {
    const rejections = [{ non_field_errors: ['Too many favourites.'] }, { listing: ['No such listing.'] }];
    for (const fields of rejections) {
      backend.respond(({ method }, response) =>
        method === 'POST' ? sendJson(response, fields, 400) : sendJson(response, { results: {} }),
      );
      await expect(favourites().create(42)).rejects.toMatchObject({ kind: 'http', status: 400, fields });
    }
  });
});

describe('removing', () => {
  it.each([204, 200])('O-FAV-02 works with status %i and an empty body', async (status) => {
    backend.respond((_, response) => {
      response
        .writeHead(status, { 'x-saved-before': '2026-11-28T01:00:00Z', 'x-saved-after': 'nonsense' })
        .end();
    });
    expect(await favourites().remove(55)).toEqual({
      times: { before: '2026-11-28T01:00:00.000Z', after: null },
    });
    expect(backend.received).toMatchObject([{ method: 'DELETE', url: '/api/v2/favourites/55/' }]);
  });
});

describe('which listings are saved', () => {
  it('SAVE-5.maps SAVE-6.server-time comes as a map of listing id → favourite id with the server’s time', async () => {
    backend.respond((_, response) =>
      sendJson(response, {
        results: { 42: 55, 43: '56', x: 1, 44: null },
        server_time: '2026-11-28T01:00:05',
      }),
    );
    expect(await favourites().ids()).toEqual({
      results: new Map([
        [42, 55],
        [43, 56],
      ]),
      values: new Map(),
      server_time: '2026-11-28T01:00:05.000Z',
    });
  });

  it('API-2 rows of id and listing are supported too, broken ones left out', async () => {
    const results = [{ id: 55, listing: 42 }, null, { id: 56, listing: { id: 43 } }, { id: 57 }, 7];
    backend.respond((_, response) => sendJson(response, { results }));
    expect(await favourites().ids()).toEqual({
      results: new Map([
        [42, 55],
        [43, 56],
      ]),
      values: new Map(),
      server_time: null,
    });
  });

  it('API-2 JSON without results is an error, not an empty map', async () => {
    for (const body of [{}, [], { results: null }, 'x']) {
      backend.respond((_, response) => sendJson(response, body));
      await expect(favourites().ids()).rejects.toMatchObject({ kind: 'format' });
    }
  });

  it('API-3 ten thousand favourites are read', async () => {
    const results = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [index + 1, index + 20_001]),
    );
    backend.respond((_, response) => sendJson(response, { results }));
    expect((await favourites().ids()).results.size).toBe(10_000);
  });
});
