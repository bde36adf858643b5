import { createApiClient } from '../client';
import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
afterAll(() => backend.stop());

it('O-NET-01 no request is ever redirected by a backend that requires the final slash', async () => {
  const redirected: string[] = [];
  backend.respond((request, response) => {
    const path = new URL(request.url ?? '', backend.baseUrl).pathname;
    if (path.endsWith('/')) return sendJson(response, { id: 7, name: 'x', results: {}, listing: 1 });
    redirected.push(path);
    response.writeHead(301, { location: `${path}/` }).end();
  });
  const { profiles, listings, favourites } = createApiClient({ baseUrl: backend.baseUrl });
  const credentials = { email: 'a@b.co', password: 'x' };

  await profiles.hi();
  await profiles.me();
  await profiles.updateMe({ full_name: 'A' });
  await profiles.changePassword({ current_password: 'a', new_password: 'b' });
  await profiles.register(credentials, { action: 'add-todo', objectId: 1 });
  await profiles.logIn(credentials, { action: 'add-favourite', objectId: 1 });
  await profiles.resetPassword({ email: 'a@b.co' });
  await listings.read(1);
  await listings.list({ keywords: 'a/b?c' }).catch(() => undefined);
  await favourites.list().catch(() => undefined);
  await favourites.create(1);
  await favourites.remove(1);
  await favourites.ids();

  expect(backend.received).toHaveLength(13);
  expect(redirected).toEqual([]);
});
