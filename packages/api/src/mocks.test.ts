import { setupServer } from 'msw/node';
import { createApiClient } from './client';
import { createMockBackend } from './mocks';

const baseUrl = 'http://city.test/api/v2/';
const backend = createMockBackend();
const server = setupServer(...backend.handlers(baseUrl));
const client = createApiClient({ baseUrl });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  backend.clearFaults();
  backend.asGuest();
  backend.calls.length = 0;
});
afterAll(() => server.close());

describe('the mock backend', () => {
  it('returns the samples to a guest, and a session without a member', async () => {
    const page = await client.listings.list({ limit: 12 });
    expect(page.results).toHaveLength(12);
    expect(page.count).toBe(backend.state.listings.length);
    expect(page.next).toContain('offset=12');
    expect(await client.profiles.hi()).toEqual({ id: null, last_updates: {} });
  });

  it('stores what a member saves', async () => {
    backend.asMember();
    const { id, times } = await client.favourites.create(42);
    const ids = await client.favourites.ids();
    expect(ids.results.get(42)).toBe(id);
    expect(ids.server_time).toBe(times.after);
    await client.favourites.remove(id);
    expect((await client.favourites.list()).results).toEqual([]);
  });

  it('logs the one browser in with the sample member’s email and password', async () => {
    await client.profiles.logIn({ email: 'maya@example.com', password: backend.member.password });
    expect((await client.profiles.me()).first_name).toBe('Maya');
  });

  it('AUTH-12 issues the token of a reset mail, which sets a password once and logs the member out', async () => {
    const member = backend.asMember();
    const password = member.password;
    const token = backend.state.addResetToken(member);
    await expect(client.profiles.confirmReset({ token, newPassword: '1' })).rejects.toMatchObject({
      fields: { new_password: [expect.any(String), expect.any(String)] },
    });
    await client.profiles.confirmReset({ token, newPassword: 'another-pie-43' });
    expect((await client.profiles.hi()).id).toBeNull();
    expect(member.password).toBe('another-pie-43');
    await expect(client.profiles.confirmReset({ token, newPassword: password })).rejects.toMatchObject({
      fields: { token: ['This link no longer works. Ask for a new one.'] },
    });
    member.password = password;
  });

  it('fails, responds with HTML, loses the connection and is slow on demand, and works again afterwards', async () => {
    const stop = backend.injectFault({ path: 'listings/' }, { kind: 'fail', status: 500 });
    await expect(client.listings.list()).rejects.toMatchObject({ kind: 'http', status: 500 });
    stop();
    backend.injectFault({ times: 1 }, { kind: 'html' });
    await expect(client.listings.list()).rejects.toMatchObject({ kind: 'format' });
    backend.injectFault({ method: 'POST' }, { kind: 'disconnect' });
    await expect(client.favourites.create(42)).rejects.toMatchObject({ kind: 'network' });
    backend.injectFault({}, { kind: 'delay', delayMs: 20 });
    expect((await client.listings.list()).count).toBeGreaterThan(0);
    backend.injectFault({}, { kind: 'hang' });
    const controller = new AbortController();
    const answer = client.listings.list({}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    backend.clearFaults();
    expect((await client.listings.list()).count).toBeGreaterThan(0);
  });

  it('records the requests with their contents', async () => {
    backend.asMember();
    await client.favourites.create(43);
    expect(backend.calls).toEqual([
      expect.objectContaining({ method: 'POST', path: 'favourites/', body: { listing: 43 } }),
    ]);
  });

  it.each([
    'address',
    'phone',
    'website',
    'rating',
    'image_url',
    'coordinates',
    'share_url',
    'type',
    'sub_type',
  ] as const)('has a listing without %s', (field) =>
    expect(backend.state.listings.some((listing) => listing[field] === null)).toBe(true),
  );

  it('draws the samples’ images in the requested size, the same one each time', async () => {
    const address = `${backend.state.listings[0]?.image_url}?w=300&h=200`;
    const [first, again] = await Promise.all([fetch(address), fetch(address)]);
    const picture = await first.text();
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture).toContain('width="300" height="200"');
    expect(await again.text()).toBe(picture);
  });

  it('redirects a request without the final slash to the one with it, as Django does', async () => {
    const response = await fetch(`${baseUrl}listings?limit=3`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/api/v2/listings/?limit=3');
  });
});
