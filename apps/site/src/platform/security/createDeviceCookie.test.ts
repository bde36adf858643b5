import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createDeviceCookie } from './createDeviceCookie';
import { findKnownDevice } from './knownDevice';

/** A site with one route, whose visitors count as just logged in to the account with this password hash. */
async function createSite(secureCookies: 'always' | 'never') {
  const app = Fastify();
  await app.register(cookie);
  const devices = createDeviceCookie({ secureCookies });
  app.get<{ Params: { hash: string } }>('/:hash', async (request, reply) => {
    devices.remember({ passwordHash: request.params.hash, request, reply });
    return devices.read(request);
  });
  return app;
}

const logIn = async (app: Awaited<ReturnType<typeof createSite>>, hash: string, cookies = {}) => {
  const response = await app.inject({ url: `/${hash}`, cookies });
  return { newCookie: response.cookies[0], tokens: response.json<string[]>() };
};

it('HOST-4 a browser is known to the last four members who logged in with it, as long as the cookie lasts', async () => {
  const app = await createSite('never');
  let value = '';
  for (const hash of ['one', 'two', 'three', 'four', 'five']) {
    const { newCookie } = await logIn(app, hash, value ? { devices: value } : {});
    expect(newCookie).toMatchObject({
      name: 'devices',
      path: '/',
      sameSite: 'Lax',
      httpOnly: true,
      maxAge: 34_560_000,
    });
    expect(newCookie?.secure).toBeUndefined();
    value = newCookie?.value ?? '';
  }
  const tokens = value.split('~');
  expect(tokens).toHaveLength(4);
  expect(findKnownDevice(tokens, 'one')).toBeUndefined();
  for (const hash of ['two', 'three', 'four', 'five']) expect(findKnownDevice(tokens, hash)).toBeDefined();
  await app.close();
});

it('HOST-4 a browser that is already known keeps its token', async () => {
  const app = await createSite('never');
  const value = (await logIn(app, 'one')).newCookie?.value ?? '';
  const again = await logIn(app, 'one', { devices: value });
  expect([again.newCookie?.value, again.tokens]).toEqual([value, [value]]);
  await app.close();
});

it('HOST-4 invalid cookie values are dropped: empty tokens, and more than four', async () => {
  const app = await createSite('never');
  expect((await logIn(app, 'one')).tokens).toEqual([]);
  expect((await logIn(app, 'one', { devices: 'a~~b~c~d~e~' })).tokens).toEqual(['b', 'c', 'd', 'e']);
  await app.close();
});

it('HOST-4 under TLS the cookie has a name that other hosts cannot set, and no other is read', async () => {
  const app = await createSite('always');
  const { newCookie } = await logIn(app, 'one');
  expect(newCookie).toMatchObject({ name: '__Host-devices', secure: true });
  expect((await logIn(app, 'two', { devices: newCookie?.value })).tokens).toEqual([]);
  expect((await logIn(app, 'two', { '__Host-devices': newCookie?.value })).tokens).toEqual([
    newCookie?.value,
  ]);
  await app.close();
});
