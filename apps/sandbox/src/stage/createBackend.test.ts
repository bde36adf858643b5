import { createBackend } from './createBackend';
import { setupServer } from 'msw/node';

const API = 'http://localhost/api/v2/';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function start(
  ...[state, visitor = 'guest']: [Parameters<typeof createBackend>[0]['state'], ('guest' | 'member')?]
) {
  server.use(...createBackend({ state, visitor }).handlers(API));
}
const request = (path: string) => fetch(API + path);
const count = async () => ((await (await request('listings/')).json()) as { count: number }).count;

describe('createBackend', () => {
  it('EMBED-17.visitor EMBED-17.mock-backend responds at once when ready, to a guest and to a member', async () => {
    start('ready');
    expect(await (await request('profiles/hi/')).json()).toMatchObject({ id: null });
    start('ready', 'member');
    expect(await (await request('profiles/hi/')).json()).toMatchObject({ id: 1 });
    expect(await (await request('favourites/listing_ids/')).text()).toMatch(/\d/);
    expect(await (await request('profiles/me/account-access/')).text()).toMatch(
      /facebook.*Chrome on Android/,
    );
  });

  it('EMBED-17.states has nothing when empty and thousands of different listings when many', async () => {
    start('empty');
    expect(await count()).toBe(0);
    const ads = await request('house-ads/?slot=square&size=300x250');
    expect(await ads.json()).toEqual({ results: [] });
    start('many');
    expect(await count()).toBe(5000);
    const page = (await (await request('listings/?limit=48&offset=4000')).json()) as {
      results: { id: number }[];
    };
    expect(new Set(page.results.map(({ id }) => id)).size).toBe(48);
  });

  it('EMBED-17.states fails every call in the state error, but knows the visitor', async () => {
    start('error', 'member');
    expect((await request('listings/')).status).toBe(500);
    expect(await (await request('profiles/hi/')).json()).toMatchObject({ id: 1 });
  });

  it('EMBED-17.states never responds while loading and responds late when slow', async () => {
    const answered = jest.fn();
    start('loading');
    const asking = new AbortController();
    void fetch(`${API}listings/`, { signal: asking.signal }).then(answered, () => undefined);
    start('slow');
    const startMs = Date.now();
    expect(await count()).toBeGreaterThan(0);
    expect(Date.now() - startMs).toBeGreaterThan(2000);
    expect(answered).not.toHaveBeenCalled();
    asking.abort();
  });
});
