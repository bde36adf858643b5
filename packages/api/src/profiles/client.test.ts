import { createApiClient } from '../client';
import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const profiles = () => createApiClient({ baseUrl: backend.baseUrl }).profiles;
const credentials = { email: 'maya@example.com', password: ' rhubarb ' };

describe('the session', () => {
  it('AUTH-1.hi AUTH-2.id a member has an id and the times of the groups that have one', async () => {
    const last_updates = { favourites: '2026-11-28T01:00:00', todos: null, 'video-bookmarks': '' };
    backend.respond((_, response) => sendJson(response, { id: 7, last_updates, full_name: 'x' }));
    expect(await profiles().hi()).toEqual({
      id: 7,
      last_updates: { favourites: '2026-11-28T01:00:00.000Z' },
    });
    expect(backend.received).toMatchObject([{ method: 'GET', url: '/api/v2/profiles/hi/' }]);
  });

  it.each([
    [{}],
    [null],
    [{ id: null, last_updates: null }],
    [{ id: '', last_updates: { favourites: '2026-11-28' } }],
  ])('AUTH-3.no-profile %j is a guest', async (body) => {
    backend.respond((_, response) => sendJson(response, body));
    expect(await profiles().hi()).toEqual({ id: null, last_updates: {} });
  });

  it('AUTH-3.no-profile API-3.empty-body an empty response is a guest', async () => {
    backend.respond((_, response) => void response.writeHead(204).end());
    expect(await profiles().hi()).toEqual({ id: null, last_updates: {} });
  });

  it('O-NET-02 a page instead of the response is an error', async () => {
    backend.respond(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>'),
    );
    await expect(profiles().hi()).rejects.toMatchObject({ kind: 'format' });
  });

  it.each([401, 403])('API-2.refusal a denial with %i is an error of that status', async (status) => {
    backend.respond((_, response) => sendJson(response, { detail: 'No credentials.' }, status));
    await expect(profiles().me()).rejects.toMatchObject({ kind: 'http', status, detail: 'No credentials.' });
  });
});

describe('the profile', () => {
  it('API-2.nulls API-2.extra-fields is parsed with blanks as null and settings as flags', async () => {
    backend.respond((_, response) =>
      sendJson(response, {
        id: 7,
        email: 'a@b.co',
        full_name: '',
        is_foods_category_newsletter_active: true,
        is_staff: true,
      }),
    );
    expect(await profiles().me()).toEqual({
      id: 7,
      email: 'a@b.co',
      full_name: null,
      first_name: null,
      last_name: null,
      avatar_url: null,
      is_news_category_newsletter_active: false,
      is_events_category_newsletter_active: false,
      is_foods_category_newsletter_active: true,
      is_newsletter_promotions_active: false,
    });
  });

  it('API-2 without an id it is an error', async () => {
    await expect(profiles().me()).rejects.toMatchObject({ kind: 'format' });
  });

  it('DASH-2 a patch sends only the given fields; where the response is empty the profile is requested', async () => {
    backend.respond(({ method }, response) =>
      method === 'PATCH'
        ? void response.writeHead(204).end()
        : sendJson(response, { id: 7, full_name: 'Zoë' }),
    );
    expect((await profiles().updateMe({ full_name: 'Zoë' })).full_name).toBe('Zoë');
    expect(backend.received).toMatchObject([
      { method: 'PATCH', url: '/api/v2/profiles/me/', body: '{"full_name":"Zoë"}' },
      { method: 'GET', url: '/api/v2/profiles/me/' },
    ]);
  });
});

describe('logging in', () => {
  it('O-NET-01 AUTH-15.sends AUTH-15.sign-up log-in and sign-up send the visitor’s intent, after the slash', async () => {
    await profiles().logIn(credentials, { action: 'rate', objectId: 42, rating: 4.5 });
    await profiles().register(credentials, { action: 'add-favourite', objectId: 42 });
    await profiles().logIn(credentials);
    expect(backend.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v2/profiles/email-login/?object_id=42&post_authenticate_action=rate&rating=4.5',
      'POST /api/v2/profiles/email-registration/?object_id=42&post_authenticate_action=add-favourite',
      'POST /api/v2/profiles/email-login/',
    ]);
    expect(backend.received.map(({ body }) => body)).toEqual(Array(3).fill(JSON.stringify(credentials)));
  });

  it('API-2 returns the profile where the backend responds with it, else null', async () => {
    expect(await profiles().logIn(credentials)).toBeNull();
    backend.respond((_, response) => sendJson(response, { id: 7, first_name: 'Maya' }));
    expect((await profiles().logIn(credentials))?.first_name).toBe('Maya');
  });

  it('AUTH-12 AUTH-13 reset and change of password send what the contract defines', async () => {
    await profiles().resetPassword({ email: 'a@b.co' });
    await profiles().changePassword({ current_password: 'a', new_password: 'b' });
    expect(backend.received).toMatchObject([
      { method: 'POST', url: '/api/v2/profiles/reset-password/', body: '{"email":"a@b.co"}' },
      {
        method: 'POST',
        url: '/api/v2/profiles/me/password/',
        body: '{"current_password":"a","new_password":"b"}',
      },
    ]);
  });

  it('AUTH-12 a new password is sent with the token of the mail', async () => {
    await profiles().confirmReset({ token: 'from-the-mail', newPassword: ' rhubarb ' });
    expect(backend.received).toMatchObject([
      {
        method: 'POST',
        url: '/api/v2/profiles/reset-password/confirm/',
        body: '{"token":"from-the-mail","new_password":" rhubarb "}',
      },
    ]);
  });

  it('AUTH-8 a rejection contains the messages by field', async () => {
    const fields = { non_field_errors: ['Unable to log in with provided credentials.'] };
    backend.respond((_, response) => sendJson(response, fields, 400));
    await expect(profiles().logIn(credentials)).rejects.toMatchObject({ kind: 'http', status: 400, fields });
  });
});
