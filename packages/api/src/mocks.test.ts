import { setupServer } from 'msw/node';
import { createApiClient } from './client';
import { createMockBackend } from './mocks';

const baseUrl = 'http://city.test/api/v2/';
const backend = createMockBackend();
const server = setupServer(...backend.handlers(baseUrl));
const client = createApiClient({ baseUrl });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  backend.calm();
  backend.asGuest();
  backend.calls.length = 0;
});
afterAll(() => server.close());

describe('the mock backend', () => {
  it('gives the samples to a guest, and who is asking is nobody', async () => {
    const page = await client.listings.list({ limit: 12 });
    expect(page.results).toHaveLength(12);
    expect(page.count).toBe(backend.state.listings.length);
    expect(page.next).toContain('offset=12');
    expect(await client.profiles.hi()).toEqual({ id: null, last_updates: {} });
  });

  it('keeps what a member saves', async () => {
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

  it('AUTH-12 hands out the token of a reset mail, which sets a password once and logs the member out', async () => {
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

  it('fails, answers HTML, loses the connection and is slow on demand, and is calm again', async () => {
    const stop = backend.disturb({ path: 'listings/' }, { kind: 'fail', status: 500 });
    await expect(client.listings.list()).rejects.toMatchObject({ kind: 'http', status: 500 });
    stop();
    backend.disturb({ times: 1 }, { kind: 'html' });
    await expect(client.listings.list()).rejects.toMatchObject({ kind: 'format' });
    backend.disturb({ method: 'POST' }, { kind: 'disconnect' });
    await expect(client.favourites.create(42)).rejects.toMatchObject({ kind: 'network' });
    backend.disturb({}, { kind: 'delay', delayMs: 20 });
    expect((await client.listings.list()).count).toBeGreaterThan(0);
    backend.disturb({}, { kind: 'hang' });
    const asker = new AbortController();
    const answer = client.listings.list({}, { signal: asker.signal });
    asker.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    backend.calm();
    expect((await client.listings.list()).count).toBeGreaterThan(0);
  });

  it('remembers the calls with what they carried', async () => {
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

  it('draws the samples’ images in the size asked for, the same one each time', async () => {
    const address = `${backend.state.listings[0]?.image_url}?w=300&h=200`;
    const [first, again] = await Promise.all([fetch(address), fetch(address)]);
    const picture = await first.text();
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture).toContain('width="300" height="200"');
    expect(await again.text()).toBe(picture);
  });

  it('sends a call without the final slash to the one with it, as Django does', async () => {
    const response = await fetch(`${baseUrl}listings?limit=3`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/api/v2/listings/?limit=3');
  });
});
