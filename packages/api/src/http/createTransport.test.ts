import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';
import { createTransport } from './createTransport';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const transport = () => createTransport({ baseUrl: backend.baseUrl });

describe('URLs', () => {
  it('O-URL-02 API-1 null and undefined are not sent, in reads or writes; 0, false and blank strings are', async () => {
    await transport().get('listings/', {
      sub_type: undefined,
      keywords: null,
      ordering: 'name',
      offset: 0,
      limit: 12,
    });
    await transport().post('todos/', {
      query: { rating: undefined, object_id: null, done: false, note: '' },
    });
    expect(backend.received.map(({ url }) => url)).toEqual([
      '/api/v2/listings/?limit=12&offset=0&ordering=name',
      '/api/v2/todos/?done=false&note=',
    ]);
  });

  it('O-NET-01 the slash comes before the query, and the query is encoded', async () => {
    await transport().get('listings/', { keywords: 'fish & chips? #1 +ü' });
    const url = new URL(backend.received[0]?.url ?? '', backend.baseUrl);
    expect(url.pathname).toBe('/api/v2/listings/');
    expect(url.searchParams.get('keywords')).toBe('fish & chips? #1 +ü');
  });
});

describe('writes', () => {
  it('API-3.csrf carry JSON, and the CSRF token where there is one', async () => {
    const withCookie = createTransport({
      baseUrl: backend.baseUrl,
      readCookie: (name) => (name === 'csrftoken' ? 'A1' : undefined),
    });
    await withCookie.post('favourites/', { body: { listing: 42 } });
    await transport().post('favourites/', { body: { listing: 43 } });
    expect(backend.received[0]?.headers['x-csrftoken']).toBe('A1');
    expect(backend.received[0]?.headers['content-type']).toBe('application/json');
    expect(backend.received[0]?.body).toBe('{"listing":42}');
    expect(backend.received[1]?.headers).not.toHaveProperty('x-csrftoken');
  });

  it('AUTH-16 API-3 are cancelled where their caller aborts them', async () => {
    let isGone = new Promise<void>(() => undefined);
    const arrived = new Promise<void>((resolve) => {
      backend.respond((request) => {
        isGone = new Promise((resolve) => request.socket.once('close', () => resolve()));
        resolve();
      });
    });
    const caller = new AbortController();
    const answer = transport().post('profiles/email-login/', { body: {}, signal: caller.signal });
    await arrived;
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted' });
    await isGone;
  });

  it('O-AUT-05 API-3.csrf read the token at the time of the request, so that a token renewed by log-in is used', async () => {
    let token = 'A';
    backend.respond((request, response) => {
      const isCurrent = request.headers['x-csrftoken'] === token;
      if (request.url?.includes('email-login')) token = 'B';
      sendJson(response, {}, isCurrent ? 200 : 403);
    });
    const client = createTransport({ baseUrl: backend.baseUrl, readCookie: () => token });
    await client.post('profiles/email-login/', { body: {} });
    await client.post('favourites/', { body: {} });
    expect(backend.received.map(({ headers }) => headers['x-csrftoken'])).toEqual(['A', 'B']);
  });

  it('API-3 reads carry no token', async () => {
    await createTransport({ baseUrl: backend.baseUrl, readCookie: () => 'A' }).get('listings/');
    expect(backend.received[0]?.headers).not.toHaveProperty('x-csrftoken');
  });

  it.each([502, 503, 504, 500])(
    'API-3.writes-once are never retried automatically (status %i)',
    async (status) => {
      backend.respond((_, response) => sendJson(response, { detail: 'Down.' }, status));
      for (const method of ['post', 'patch', 'delete'] as const) {
        backend.received.length = 0;
        await expect(transport()[method]('favourites/1/')).rejects.toMatchObject({ kind: 'http', status });
        expect(backend.received).toHaveLength(1);
      }
    },
  );

  it('API-3.writes-once are never retried after a network error', async () => {
    backend.respond((request) => request.socket.destroy());
    await expect(transport().post('favourites/', { body: {} })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'network',
      status: 0,
    });
    expect(backend.received).toHaveLength(1);
  });

  it('SAVE-2 API-3 reach the backend though their page is left at once; reads end with it', async () => {
    const requests: Request[] = [];
    const client = createTransport({
      baseUrl: backend.baseUrl,
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(Response.json({}));
      },
    });
    await client.get('favourites/');
    for (const method of ['post', 'patch', 'delete'] as const) await client[method]('favourites/1/');
    expect(requests.map(({ method, keepalive }) => [method, keepalive])).toEqual([
      ['GET', false],
      ['POST', true],
      ['PATCH', true],
      ['DELETE', true],
    ]);
  });

  it('API-3.cookies cookies go to this site only', async () => {
    const requests: Request[] = [];
    const client = createTransport({
      baseUrl: 'https://elsewhere.test/api/v2/',
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(Response.json({}));
      },
    });
    await client.get('listings/');
    await client.post('favourites/');
    expect(requests.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
  });
});
