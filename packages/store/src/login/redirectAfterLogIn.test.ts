import { credentials, openLogin } from '../testing/openLogin';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rating = { callerControl: 'rate', objectId: 5, ratingValue: 4.5 } as const;
const intent = { action: 'rate', objectId: 5, rating: 4.5 };
type Login = ReturnType<typeof openLogin>['login'];

/** As the dialog's own button does. */
function goBack(login: Login) {
  const { callerControl, objectId, ratingValue } = login.getState();
  login.displayLogin({
    callerControl: callerControl ?? undefined,
    objectId: objectId ?? undefined,
    ratingValue: ratingValue ?? undefined,
  });
}

const detours: Record<string, (login: Login) => void> = {
  'the log-in': () => undefined,
  'the sign-up and back': (login) => {
    login.displaySignUp();
    goBack(login);
  },
  'the reset and back': (login) => {
    login.displayReset();
    goBack(login);
  },
  'the sign-up, back, the reset and back': (login) => {
    login.displaySignUp();
    goBack(login);
    login.displayReset();
    goBack(login);
  },
};

describe.each(Object.keys(detours))('by %s', (detour) => {
  function open() {
    const page = openLogin();
    page.login.displayLogin({ ...rating, redirectTo: '/places/y/' });
    detours[detour]?.(page.login);
    return page;
  }

  it('AUTH-15.sends a login does what the guest wanted and leads to the same page', async () => {
    const { login, services } = open();
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.api.profiles.logIn.mock.lastCall?.[1]).toEqual(intent);
    expect(services.page.assign.mock.calls).toEqual([['/places/y/']]);
  });

  it('AUTH-15.sign-up so does a sign-up', async () => {
    const { login, services } = open();
    login.displaySignUp();
    await login.signUp({ ...credentials, passwordAgain: credentials.password });
    expect(services.api.profiles.register.mock.lastCall?.[1]).toEqual(intent);
    expect(services.page.assign.mock.calls).toEqual([['/accounts/onboarding?next=%2Fplaces%2Fy%2F']]);
  });

  it('AUTH-15.facebook and so does Facebook', async () => {
    const { login, services } = open();
    await login.logInWithFacebook();
    const { searchParams } = new URL(services.page.assign.mock.lastCall?.[0] ?? '', 'https://city.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      next: '/places/y/',
      post_authenticate_action: 'rate',
      object_id: '5',
      rating: '4.5',
    });
  });
});
