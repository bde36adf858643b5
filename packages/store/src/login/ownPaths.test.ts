import { rejectedPaths, sameSitePaths } from '@cityguide/site-config/testing';
import { credentials, openLogin } from '../testing/openLogin';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const home = 'https://city.example/places/';
const asNext = (next: string) => `https://city.example/?next=${encodeURIComponent(next)}`;
const signUpInput = { ...credentials, passwordAgain: credentials.password };

/** Where a login, a sign-up and a login with Facebook lead on a page with this URL. */
async function leaveByAllWays(given: { address: string; redirectTo?: string }) {
  const methods = ['logIn', 'signUp', 'facebook'] as const;
  const targets = methods.map(async (method) => {
    const { login, services } = openLogin({ address: given.address });
    login.displayLogin(given.redirectTo === undefined ? {} : { redirectTo: given.redirectTo });
    if (method === 'logIn') await login.logIn(credentials);
    if (method === 'signUp') await login.signUp(signUpInput);
    if (method === 'facebook') await login.logInWithFacebook();
    const [address] = services.page.assign.mock.lastCall ?? [];
    return { address, reloads: services.page.reload.mock.calls.length };
  });
  await jest.advanceTimersByTimeAsync(1000);
  const [logIn, signUp, facebook] = await Promise.all(targets);
  return { logIn, signUp, facebook };
}

const nextOf = (address: string | undefined) =>
  address === undefined ? null : new URL(address, home).searchParams.get('next');

const texts = rejectedPaths.filter((address) => typeof address === 'string');

describe('where log-in and sign-up lead', () => {
  it.each(texts)('AUTH-14.next-own O-AUT-07 never to %p, requested by the URL', async (next) => {
    const { logIn, signUp, facebook } = await leaveByAllWays({ address: asNext(next) });
    expect(logIn).toEqual({ address: undefined, reloads: 1 });
    // A rejected path is dropped as a whole; the visitor was on this page.
    const here = new URL(asNext(next));
    expect(nextOf(signUp?.address)).toBe(here.pathname + here.search);
    expect(nextOf(facebook?.address)).toBe(here.pathname + here.search);
  });

  it.each(texts)('AUTH-14.redirect-own never to %p, requested by a widget', async (redirectTo) => {
    const { logIn, signUp, facebook } = await leaveByAllWays({ address: home, redirectTo });
    expect(logIn).toEqual({ address: undefined, reloads: 1 });
    expect(nextOf(signUp?.address)).toBe('/places/');
    expect(nextOf(facebook?.address)).toBe('/places/');
  });

  it.each(sameSitePaths)('AUTH-8.redirect AUTH-10.next to %p where that is requested', async (next) => {
    const { logIn, signUp, facebook } = await leaveByAllWays({ address: home, redirectTo: next });
    expect(logIn?.address).toBe(next);
    expect(nextOf(signUp?.address)).toBe(next);
    expect(nextOf(facebook?.address)).toBe(next);
  });

  it.each([
    ['/accounts/login', '/', null],
    ['/accounts/login?next=%2Fplaces%2Fx%2F', '/places/x/', '/places/x/'],
    ['/accounts/reset-password/', '/', null],
    ['/accounts/dashboard', undefined, null],
  ])('AUTH-8.home AUTH-10.not-account from %s to %p, onboarding to %p', async (path, afterLogIn, next) => {
    const { logIn, signUp } = await leaveByAllWays({ address: `https://city.example${path}` });
    expect(logIn).toEqual({ address: afterLogIn, reloads: afterLogIn === undefined ? 1 : 0 });
    expect(signUp?.address).toMatch(/^\/accounts\/onboarding/);
    expect(nextOf(signUp?.address)).toBe(next);
  });
});
