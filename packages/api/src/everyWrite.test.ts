import { createApiClient, type ApiClient } from './client';
import { routes, type Route } from './contract';
import { sendJson, startBackend, type TestBackend } from './testing/startBackend';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const member = { email: 'jo@example.com', password: 'x' };

/**
 * Every write of the contract, by its route. Photos are sent by a widget's own code:
 * `store/src/uploads/sendPhoto.test.ts`.
 */
const writes: Record<string, (client: ApiClient) => Promise<unknown>> = {
  'PATCH profiles/me/': ({ profiles }) => profiles.updateMe({ full_name: 'Jo' }),
  'POST profiles/me/password/': ({ profiles }) =>
    profiles.changePassword({ current_password: 'x', new_password: 'y' }),
  'DELETE profiles/me/identities/{id}/': ({ profiles }) => profiles.unlinkIdentity('abc'),
  'DELETE profiles/me/sessions/{id}/': ({ profiles }) => profiles.endSession('abc'),
  'DELETE profiles/me/pending-email/': ({ profiles }) => profiles.cancelEmailChange(),
  'POST profiles/me/delete/': ({ profiles }) => profiles.removeMe({ password: 'x' }),
  'POST profiles/email-registration/': ({ profiles }) => profiles.register(member),
  'POST profiles/email-login/': ({ profiles }) => profiles.logIn(member),
  'POST profiles/reset-password/': ({ profiles }) => profiles.resetPassword({ email: member.email }),
  'POST profiles/reset-password/confirm/': ({ profiles }) =>
    profiles.confirmReset({ token: 't', newPassword: 'y' }),
  'POST profiles/guest-newsletters/': ({ guestNewsletters }) =>
    guestNewsletters.subscribe({ email: member.email }),
  'DELETE photos/{id}/': ({ photos }) => photos.remove(7),
  'PATCH todos/{id}/': ({ todos }) => todos.update(7, true),
  ...savedWrites('favourites', ({ favourites }) => favourites),
  ...savedWrites('todos', ({ todos }) => todos),
  ...savedWrites('article-bookmarks', ({ articleBookmarks }) => articleBookmarks),
  ...savedWrites('video-bookmarks', ({ videoBookmarks }) => videoBookmarks),
  ...savedWrites('event-bookmarks', ({ eventBookmarks }) => eventBookmarks),
  ...savedWrites('ratings', ({ ratings }) => ratings),
};

type Saved = Pick<ApiClient['favourites'], 'create' | 'remove'>;

function savedWrites(path: string, group: (client: ApiClient) => Saved): typeof writes {
  return {
    [`POST ${path}/`]: (client) => group(client).create(42, path === 'ratings' ? 4 : undefined),
    [`DELETE ${path}/{id}/`]: (client) => group(client).remove(7),
  };
}

const names = Object.keys(writes);
const call = (name: string) => writes[name]?.(createApiClient({ baseUrl: backend.baseUrl }));
const redirects = [301, 302, 303, 307, 308];

const pages: Record<string, (response: Parameters<typeof sendJson>[0]) => void> = {
  // A body that a read could return, so that it is valid as the response of any write.
  JSON: (response) => sendJson(response, { id: 7, events: true, results: { 42: 7 }, values: { 42: 4 } }),
  HTML: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  nothing: (response) => void response.writeHead(204).end(),
};

describe('every write', () => {
  it('DOOR-8.every-call is in this table', () => {
    const agreed: Route[] = Object.values(routes).flatMap((table) => Object.values(table));
    const all = agreed.map(({ method, path }) => `${method} ${path}`).filter((name) => !/^GET/.test(name));
    expect([...names, 'POST photos/'].sort()).toEqual(all.sort());
  });

  it.each(names.flatMap((name) => redirects.map((status) => [name, status] as const)))(
    'DOOR-8 %s redirected by %i has failed, wherever it leads',
    async (name, status) => {
      for (const [kind, send] of Object.entries(pages)) {
        const location = kind === 'HTML' ? '/accounts/login?next=/' : '/elsewhere/';
        backend.respond(({ url, method }, response) => {
          if (url === location || method === 'GET') send(response);
          else response.writeHead(status, { location }).end();
        });
        await expect(call(name)).rejects.toMatchObject({ name: 'ApiError', kind: 'redirect', fields: {} });
      }
      // Nothing was sent on to the other URL, above all not the password.
      expect(backend.received.map(({ url }) => url)).not.toContain('/elsewhere/');
      expect(backend.received).toHaveLength(3);
    },
  );

  it.each(names)('DOOR-8.redirects %s that the page’s own fetch has followed has failed', async (name) => {
    const client = createApiClient({
      baseUrl: backend.baseUrl,
      fetch: ({ method, url, headers }) => fetch(new URL('/from/', url), { method, headers }),
    });
    backend.respond(({ url }, response) => {
      if (url === '/from/') response.writeHead(303, { location: '/to/' }).end();
      else sendJson(response, { id: 7, events: true });
    });
    await expect(writes[name]?.(client)).rejects.toMatchObject({ kind: 'redirect' });
  });

  it.each(names)(
    'DOOR-8.shapes %s with a list, a string, a number or a page as response has failed',
    async (name) => {
      for (const answer of ['[]', '[{"id":7}]', '"OK"', '7', 'true', '<h1>Hello</h1>']) {
        backend.respond(({ method }, response) =>
          method === 'GET' ? sendJson(response, { results: {} }) : void response.writeHead(200).end(answer),
        );
        await expect(call(name)).rejects.toMatchObject({ name: 'ApiError', kind: 'format' });
      }
    },
  );
});

describe('a response of another shape', () => {
  const answerWith = (body: unknown) =>
    backend.respond(({ method }, response) =>
      sendJson(response, method === 'GET' ? { results: {}, id: 7 } : body),
    );

  it.each([
    ['PATCH profiles/me/', {}],
    ['PATCH profiles/me/', { id: null }],
    ['PATCH profiles/me/', { full_name: 'Jo' }],
    ['POST profiles/email-login/', { id: null, last_updates: {} }],
    ['POST profiles/email-registration/', { id: '' }],
    ['POST profiles/guest-newsletters/', {}],
    ['POST profiles/guest-newsletters/', { detail: 'Log in.' }],
    ['POST favourites/', {}],
    ['POST ratings/', { value: 4 }],
  ])('DOOR-8 %s with the response %j has failed', async (name, body) => {
    answerWith(body);
    await expect(call(name)).rejects.toMatchObject({ name: 'ApiError', kind: 'format' });
  });

  it('DOOR-8 a rating that the backend does not return counts where the map contains this one', async () => {
    const stored = (value: number) => ({ results: { 42: { id: 7, value } } });
    for (const value of [3, 4]) {
      backend.respond(({ method }, response) => sendJson(response, method === 'GET' ? stored(value) : {}));
      const made = call('POST ratings/');
      if (value === 4) expect(await made).toMatchObject({ id: 7 });
      else await expect(made).rejects.toMatchObject({ kind: 'format' });
    }
  });
});
