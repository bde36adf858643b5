import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';
import { createOtherHostFetch } from './createOtherHostFetch';
import { createTransport } from './createTransport';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => {
  backend.reset();
  setPage('https://city.example/');
});
afterEach(() => Reflect.deleteProperty(globalThis, 'location'));
afterAll(() => backend.stop());

function setPage(address: string): void {
  Object.defineProperty(globalThis, 'location', { value: new URL(address), configurable: true });
}

const openTransport = () =>
  createTransport({
    baseUrl: backend.baseUrl,
    fetch: createOtherHostFetch(backend.baseUrl),
    readCookie: () => undefined,
  });

/** A backend whose answers have the token of its current session, and which refuses writes with another. */
function startSession(readToken: () => string): void {
  backend.respond((request, response) => {
    const isAllowed = request.method === 'GET' || request.headers['x-csrftoken'] === readToken();
    if (isAllowed) response.setHeader('x-csrftoken', readToken());
    sendJson(response, {}, isAllowed ? 200 : 403);
  });
}

const listCalls = () =>
  backend.received.map(
    ({ method, url, headers }) => `${method} ${url?.slice(8)} ${headers['x-csrftoken'] ?? ''}`,
  );

describe('an API at another host of the site', () => {
  it('ANY-9.client-token writes with the token that the last answer had', async () => {
    startSession(() => 'A');
    const api = openTransport();
    await api.get('profiles/hi/');
    await api.post('favourites/', { body: { listing: 1 } });
    expect(listCalls()).toEqual(['GET profiles/hi/ ', 'POST favourites/ A']);
  });

  it('ANY-9.client-token asks for it where it has none or that of an earlier session, and writes once', async () => {
    let token = 'A';
    startSession(() => token);
    const api = openTransport();
    await api.delete('favourites/1/');
    token = 'B';
    await api.delete('favourites/2/');
    expect(listCalls()).toEqual([
      ...['DELETE favourites/1/ ', 'GET profiles/hi/ ', 'DELETE favourites/1/ A'],
      ...['DELETE favourites/2/ A', 'GET profiles/hi/ ', 'DELETE favourites/2/ B'],
    ]);
  });

  it('ANY-9.client-token a write that is refused for another reason is not sent again', async () => {
    backend.respond((_request, response) => {
      response.setHeader('x-csrftoken', 'A');
      sendJson(response, { detail: 'Not yours.' }, 403);
    });
    const api = openTransport();
    await api.get('profiles/hi/').catch(() => undefined);
    await expect(api.delete('favourites/1/')).rejects.toMatchObject({ status: 403, detail: 'Not yours.' });
    expect(listCalls().filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE favourites/1/ A']);
  });

  it('ANY-9.client-token a guest without a session gets the answer of the write', async () => {
    backend.respond((_request, response) => sendJson(response, { detail: 'Log in.' }, 403));
    await expect(openTransport().post('favourites/')).rejects.toMatchObject({ detail: 'Log in.' });
    expect(backend.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('ANY-9.client-cookies sends cookies there, and everything else as the client asks for it', async () => {
    const sent: Request[] = [];
    const baseUrl = 'https://api.city.example/api/v2/';
    const fetch = createOtherHostFetch(baseUrl, (request) => {
      sent.push(request);
      return Promise.resolve(Response.json({}));
    });
    const api = createTransport({ baseUrl, fetch, readCookie: () => undefined });
    await api.get('listings/');
    await api.post('favourites/', { body: { listing: 1 } });
    expect(sent.map(({ credentials, keepalive, redirect }) => [credentials, keepalive, redirect])).toEqual([
      ['include', false, 'follow'],
      ['include', true, 'manual'],
    ]);
    expect(await sent[1]?.text()).toBe('{"listing":1}');
  });

  it('ANY-9.preflights reads have no header that would need one', async () => {
    await openTransport().get('listings/', { limit: 3 });
    const own = Object.keys(backend.received[0]?.headers ?? {}).filter((name) =>
      /^x-|content|authorization/.test(name),
    );
    expect(own).toEqual([]);
  });
});
