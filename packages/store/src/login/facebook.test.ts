import { memberSession } from '../testing/createFakeServices';
import { lastActiveKey, openLogin } from '../testing/openLogin';

describe('Facebook and log-out', () => {
  it('AUTH-14.facebook AUTH-4.facebook leaves for Facebook with this page as next, the moment set before', async () => {
    const { login, services } = openLogin({ address: 'https://city.example/search?q=a%26b&page=2#photos' });
    services.page.assign.mockImplementation(() => {
      expect(services.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
    });
    await login.logInWithFacebook();
    const address = services.page.assign.mock.calls[0]?.[0] ?? '';
    const { pathname, searchParams } = new URL(address, 'https://city.example');
    expect(pathname).toBe('/profiles/facebook-login/');
    expect([...searchParams]).toEqual([['next', '/search?q=a%26b&page=2#photos']]);
    expect(login.facebookPath()).toBe(address);
  });

  it('AUTH-15.facebook passes the intent of the login on to Facebook', () => {
    const { login } = openLogin();
    login.displayLogin({ callerControl: 'rate', objectId: 5, ratingValue: 4.5 });
    const { searchParams } = new URL(login.facebookPath() ?? '', 'https://city.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      next: '/places/x/?a=1#b',
      post_authenticate_action: 'rate',
      object_id: '5',
      rating: '4.5',
    });
  });

  it('AUTH-7 hide clears the redirect of the login', () => {
    const { login } = openLogin();
    login.displayLogin({ redirectTo: '/restaurants/' });
    expect(login.facebookPath()).toContain('next=%2Frestaurants%2F');
    login.hide();
    expect(login.facebookPath()).toContain('next=%2Fplaces%2Fx%2F');
  });

  it('O-AUT-06 nothing requests a log-out from the server: only a click on the link does', async () => {
    const { session, services } = openLogin({ stored: { [lastActiveKey]: '27-11-2026 11:00' } });
    services.api.profiles.hi.mockResolvedValue(memberSession(7));
    await session.check();
    await session.logOutLocally();
    const calls = [...Object.values(services.api.profiles)].reduce(
      (sum, call) => sum + call.mock.calls.length,
      0,
    );
    expect(calls).toBe(1);
    expect(services.page.assign).not.toHaveBeenCalled();
  });
});
