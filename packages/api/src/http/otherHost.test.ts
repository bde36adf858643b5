import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';
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
    credentials: 'include',
    readCookie: () => 'own',
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

  it('ANY-9.client-cookies sends cookies there only if it was told to', async () => {
    const sent: RequestCredentials[] = [];
    const fetch = (request: Request) => {
      sent.push(request.credentials);
      return Promise.resolve(Response.json({}));
    };
    const baseUrl = 'https://api.city.example/api/v2/';
    await createTransport({ baseUrl, fetch, credentials: 'include' }).get('listings/');
    await createTransport({ baseUrl, fetch }).get('listings/');
    expect(sent).toEqual(['include', 'same-origin']);
  });
});

describe('an API at the page’s own host', () => {
  it('ANY-9.client-token takes the token from its cookie, and sends a refused write once', async () => {
    setPage(backend.baseUrl);
    backend.respond((_request, response) => sendJson(response, {}, 403));
    await expect(openTransport().post('favourites/')).rejects.toMatchObject({ status: 403 });
    expect(backend.received.map(({ headers }) => headers['x-csrftoken'])).toEqual(['own']);
  });
});
