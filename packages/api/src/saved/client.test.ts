import { createApiClient, type ApiClient } from '../client';
import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';

let backend: TestBackend;
let client: ApiClient;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => {
  backend.reset();
  client = createApiClient({ baseUrl: backend.baseUrl });
});
afterAll(() => backend.stop());

const groups = [
  { name: 'todos', path: 'todos', field: 'listing', object: 'listing' },
  { name: 'articleBookmarks', path: 'article-bookmarks', field: 'object_id', object: 'article' },
  { name: 'videoBookmarks', path: 'video-bookmarks', field: 'video', object: 'video' },
  { name: 'eventBookmarks', path: 'event-bookmarks', field: 'event', object: 'event' },
] as const;

describe.each(groups)('$name', ({ name, path, field, object }) => {
  it('API-1 saves, reads ids, lists and removes by the requests of its own name', async () => {
    backend.respond(({ method, url }, response) => {
      if (method === 'POST') return sendJson(response, { id: 7, date_created: '2026-11-28T01:00:05' }, 201);
      if (method === 'DELETE') return void response.writeHead(204).end();
      if (url?.includes('_ids/')) return sendJson(response, { results: { 42: 7 } });
      return sendJson(response, { results: [{ id: 7, [object]: { id: 42, name: 'A' } }, { id: 8 }] });
    });
    expect(await client[name].create(42)).toMatchObject({ id: 7, date_created: '2026-11-28T01:00:05.000Z' });
    expect((await client[name].ids()).results).toEqual(new Map([[42, 7]]));
    const { results } = await client[name].list({ limit: 12, offset: 0 });
    expect(results).toMatchObject([{ id: 7, [object]: { id: 42, name: 'A' }, date_created: null }]);
    await client[name].remove(7);
    expect(backend.received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
      `POST /api/v2/${path}/ {"${field}":42}`,
      `GET /api/v2/${path}/${object}_ids/`,
      `GET /api/v2/${path}/?limit=12&offset=0`,
      `DELETE /api/v2/${path}/7/`,
    ]);
  });
});

describe('a backend without an ids call for videos', () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      id: 5000 + from + index,
      video: { id: from + index },
    }));

  it('SAVE-5 returns the same in its list, page after page, with the time of the first', async () => {
    backend.respond(({ url }, response) => {
      if (url?.includes('video_ids')) return sendJson(response, { detail: 'Not found.' }, 404);
      const isFirst = url?.includes('offset=0');
      const results = isFirst ? rows(1, 101) : rows(101, 131);
      return sendJson(response, {
        count: 130,
        results,
        server_time: isFirst ? '2026-11-28T01:00:05' : 'later',
      });
    });
    const ids = await client.videoBookmarks.ids();
    expect(ids.results.size).toBe(130);
    expect(ids.results.get(130)).toBe(5130);
    expect(ids.server_time).toBe('2026-11-28T01:00:05.000Z');
  });

  it('SAVE-5 one that returns the whole list for every page is not requested endlessly', async () => {
    backend.respond(({ url }, response) =>
      url?.includes('video_ids')
        ? sendJson(response, { detail: 'Not found.' }, 404)
        : sendJson(response, { results: rows(1, 151) }),
    );
    expect((await client.videoBookmarks.ids()).results.size).toBe(150);
    expect(backend.received).toHaveLength(3);
  });

  it('SAVE-7 any other error is an error', async () => {
    backend.respond((_, response) => sendJson(response, { detail: 'No.' }, 403));
    await expect(client.videoBookmarks.ids()).rejects.toMatchObject({ status: 403 });
    backend.respond((_, response) => sendJson(response, {}, 404));
    await expect(client.videoBookmarks.ids()).rejects.toMatchObject({ status: 404 });
  });
});

describe('to-dos', () => {
  it('SAVE-10.patch are ticked with PATCH and listed by whether they are done', async () => {
    backend.respond(({ method }, response) => {
      response.setHeader('X-Saved-Before', '2026-11-28T01:00:00Z');
      const listing = { id: 42, name: 'A' };
      if (method === 'GET') return sendJson(response, { results: [{ id: 7, listing, is_done: 'true' }] });
      return sendJson(response, { id: 7, listing: 42, is_done: true });
    });
    expect(await client.todos.update(7, true)).toEqual({
      times: { before: '2026-11-28T01:00:00.000Z', after: null },
    });
    expect((await client.todos.list({ completed: true })).results[0]?.is_done).toBe(true);
    await client.todos.list({ completed: false });
    expect(backend.received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
      'PATCH /api/v2/todos/7/ {"is_done":true}',
      'GET /api/v2/todos/?completed=1',
      'GET /api/v2/todos/?completed=0',
    ]);
  });
});

describe('ratings', () => {
  it('SAVE-11 send their stars and are returned as a map with them', async () => {
    backend.respond(({ method }, response) => {
      if (method === 'POST') return sendJson(response, { id: 7, value: 4.5 }, 201);
      const broken = { 44: { id: null, value: 2 }, x: { id: 1, value: 2 } };
      return sendJson(response, { results: { 42: { id: 7, value: '4.5' }, 43: 8, ...broken } });
    });
    expect((await client.ratings.create(42, 4.5)).id).toBe(7);
    expect(backend.received[0]?.body).toBe('{"listing":42,"value":4.5}');
    expect(await client.ratings.ids()).toMatchObject({
      results: new Map([
        [42, 7],
        [43, 8],
      ]),
      values: new Map([[42, 4.5]]),
    });
  });

  it('SAVE-11 API-2 a rejected second rating is an error: the stars were not accepted', async () => {
    backend.respond((_, response) => sendJson(response, { non_field_errors: ['Must be unique.'] }, 400));
    await expect(client.ratings.create(42, 2)).rejects.toMatchObject({ status: 400 });
    expect(backend.received).toHaveLength(1);
  });

  it('O-FAV-03 a row without stars or without its listing is left out', async () => {
    const listing = { id: 42, name: 'A' };
    const results = [
      { id: 1, listing, value: 3 },
      { id: 2, listing },
      { id: 3, listing: null, value: 4 },
    ];
    backend.respond((_, response) => sendJson(response, { results }));
    expect((await client.ratings.list()).results).toMatchObject([{ id: 1, value: 3 }]);
  });
});
