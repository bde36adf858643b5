import { coverageCase } from './conforming/runCases';
import { createApiClient } from './client';
import { conformanceCases } from './conformance';
import { routes, type Route } from './contract';
import { createMockBackend } from './mocks';

/** Section 13 of the requirements, request by request; `photos/me` is requested without its slash. */
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
const describeRoute = ({ method, path }: Route) => `${method} ${path}`;

describe('every request of the requirements', () => {
  it('API-1.contract is in the contract', () =>
    expect(agreed.map(describeRoute)).toEqual(expect.arrayContaining(CALLS)));

  it('API-1.mocks is handled by the mocks', () => {
    const handled = createMockBackend()
      .handlers('http://city.test/api/v2/')
      .map(({ info }) => ('method' in info ? `${String(info.method)} ${String(info.path)}` : ''))
      // `photos/me` is handled with and without the slash.
      .map((call) => call.replace(/\/$/, ''));
    for (const { method, path } of agreed) {
      const address = `http://city.test/api/v2/${path.replace(/\{(\w+)\}/g, ':$1').slice(0, -1)}`;
      expect(handled).toContain(`${method} ${address}`);
    }
  });

  it('API-1.conformance is tested by the conformance suite, with each of its responses', () => {
    const [last] = conformanceCases.slice(-1);
    expect(last?.title).toBe(coverageCase(agreed).title);
  });

  it('API-1.client API-3 is sent by the client where a widget needs it', async () => {
    const requested: string[] = [];
    const client = createApiClient({
      baseUrl: 'http://city.test/api/v2/',
      fetch: async ({ method, url }) => {
        requested.push(`${method} ${new URL(url).pathname.replace('/api/v2/', '').replace(/\b7\b/, '{id}')}`);
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
      (resource) => `GET ${resource}/`,
    );
    // Photos are sent by a widget's own code, which reports the progress.
    const elsewhere = new Set([...pages, 'POST photos/', 'GET photos/me/']);
    expect(requested).toEqual(
      expect.arrayContaining([...CALLS.filter((call) => !elsewhere.has(call)), 'GET photos/me']),
    );
  });
});
