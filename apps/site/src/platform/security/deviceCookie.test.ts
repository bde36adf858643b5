import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createDeviceCookie } from './deviceCookie';
import { findKnownDevice } from './knownDevice';

/** A site of one address, where whoever comes has just logged in to the account with this password hash. */
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

const enter = async (app: Awaited<ReturnType<typeof createSite>>, hash: string, cookies = {}) => {
  const response = await app.inject({ url: `/${hash}`, cookies });
  return { given: response.cookies[0], known: response.json<string[]>() };
};

it('HOST-4 a browser is known to the last four who logged in with it, for as long as it keeps a cookie', async () => {
  const app = await createSite('never');
  let value = '';
  for (const hash of ['one', 'two', 'three', 'four', 'five']) {
    const { given } = await enter(app, hash, value ? { devices: value } : {});
    expect(given).toMatchObject({
      name: 'devices',
      path: '/',
      sameSite: 'Lax',
      httpOnly: true,
      maxAge: 34_560_000,
    });
    expect(given?.secure).toBeUndefined();
    value = given?.value ?? '';
  }
  const tokens = value.split('~');
  expect(tokens).toHaveLength(4);
  expect(findKnownDevice(tokens, 'one')).toBeUndefined();
  for (const hash of ['two', 'three', 'four', 'five']) expect(findKnownDevice(tokens, hash)).toBeDefined();
  await app.close();
});

it('HOST-4 who is known already keeps the token that the browser has', async () => {
  const app = await createSite('never');
  const value = (await enter(app, 'one')).given?.value ?? '';
  const again = await enter(app, 'one', { devices: value });
  expect([again.given?.value, again.known]).toEqual([value, [value]]);
  await app.close();
});

it('HOST-4 what a browser could not have been given is dropped: empty tokens, and more than four', async () => {
  const app = await createSite('never');
  expect((await enter(app, 'one')).known).toEqual([]);
  expect((await enter(app, 'one', { devices: 'a~~b~c~d~e~' })).known).toEqual(['b', 'c', 'd', 'e']);
  await app.close();
});

it('HOST-4 under TLS the cookie has a name that nobody else can set, and no other is read', async () => {
  const app = await createSite('always');
  const { given } = await enter(app, 'one');
  expect(given).toMatchObject({ name: '__Host-devices', secure: true });
  expect((await enter(app, 'two', { devices: given?.value })).known).toEqual([]);
  expect((await enter(app, 'two', { '__Host-devices': given?.value })).known).toEqual([given?.value]);
  await app.close();
});
