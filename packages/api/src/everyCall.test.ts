import { coverageCase } from './conforming/runCases';
import { createApiClient } from './client';
import { conformanceCases } from './conformance';
import { routes, type Route } from './contract';
import { createMockBackend } from './mocks';

/** Section 13 of the requirements, call by call; `photos/me` is asked for without its slash. */
const CALLS = [
  'GET profiles/hi/',
  'GET profiles/me/',
  'PATCH profiles/me/',
  'GET profiles/me/dashboard/',
  'POST profiles/me/password/',
  'POST profiles/guest-newsletters/',
  'POST profiles/email-registration/',
  'POST profiles/email-login/',
  'POST profiles/reset-password/',
  'GET listings/',
  'GET photos/',
  'GET photos/me/',
  'POST photos/',
  'DELETE photos/{id}/',
  ...listSavedCalls('favourites', 'listing'),
  ...listSavedCalls('todos', 'listing'),
  'PATCH todos/{id}/',
  ...listSavedCalls('article-bookmarks', 'article'),
  ...listSavedCalls('video-bookmarks', 'video'),
  ...listSavedCalls('event-bookmarks', 'event'),
  ...listSavedCalls('ratings', 'listing'),
  'GET articles/',
  'GET videos/',
  'GET events/',
  'GET contests/',
  'GET neighbourhoods/',
];

function listSavedCalls(group: string, object: string): string[] {
  return [`GET ${group}/`, `POST ${group}/`, `DELETE ${group}/{id}/`, `GET ${group}/${object}_ids/`];
}

const agreed: Route[] = Object.values(routes).flatMap((table) => Object.values(table));
const tell = ({ method, path }: Route) => `${method} ${path}`;

describe('every call of the requirements', () => {
  it('API-1.contract is in the contract', () =>
    expect(agreed.map(tell)).toEqual(expect.arrayContaining(CALLS)));

  it('API-1.mocks is answered by the mocks', () => {
    const handled = createMockBackend()
      .handlers('http://city.test/api/v2/')
      .map(({ info }) => ('method' in info ? `${String(info.method)} ${String(info.path)}` : ''))
      // `photos/me` is answered with and without.
      .map((call) => call.replace(/\/$/, ''));
    for (const { method, path } of agreed) {
      const address = `http://city.test/api/v2/${path.replace(/\{(\w+)\}/g, ':$1').slice(0, -1)}`;
      expect(handled).toContain(`${method} ${address}`);
    }
  });

  it('API-1.conformance is held to by the conformance suite, with each of its answers', () => {
    const [last] = conformanceCases.slice(-1);
    expect(last?.title).toBe(coverageCase(agreed).title);
  });

  it('API-1.client API-3 is made by the client where a widget needs it', async () => {
    const asked: string[] = [];
    const client = createApiClient({
      baseUrl: 'http://city.test/api/v2/',
      fetch: async ({ method, url }) => {
        asked.push(`${method} ${new URL(url).pathname.replace('/api/v2/', '').replace(/\b7\b/, '{id}')}`);
        return new Response(null, { status: 204 });
      },
    });
    const { profiles, photos, todos } = client;
    const saved = [
      client.favourites,
      todos,
      client.articleBookmarks,
      client.videoBookmarks,
      client.eventBookmarks,
      client.ratings,
    ];
    const member = { email: 'jo@example.com', password: 'x' };
    await Promise.allSettled([
      profiles.hi(),
      profiles.me(),
      profiles.updateMe({ full_name: 'Jo' }),
      profiles.counts(),
      profiles.changePassword({ current_password: 'x', new_password: 'y' }),
      profiles.register(member),
      profiles.logIn(member),
      profiles.resetPassword({ email: member.email }),
      client.guestNewsletters.subscribe({ email: member.email }),
      client.listings.list({}),
      photos.list(),
      photos.mine(),
      photos.remove(7),
      todos.update(7, true),
      ...saved.flatMap((group) => [group.list(), group.create(7, 4), group.remove(7), group.ids()]),
    ]);
    const pages = ['articles', 'videos', 'events', 'contests', 'neighbourhoods'].map(
      (noun) => `GET ${noun}/`,
    );
    // Photos are sent by a widget's own code, which tells how far it is.
    const elsewhere = new Set([...pages, 'POST photos/', 'GET photos/me/']);
    expect(asked).toEqual(
      expect.arrayContaining([...CALLS.filter((call) => !elsewhere.has(call)), 'GET photos/me']),
    );
  });
});
