import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, memberGreeting, profileOf } from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { htmlFault, networkFault, statusFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { createSession } from '../session/createSession';
import { createLogin } from './createLogin';
import { noAuthError } from './parseAuthError';

const credentials = { email: ' ada@example.com ', password: 'correct horse' };
const signUpInput = { ...credentials, passwordAgain: 'correct horse' };
const momentKey = 'profile/lastActiveSessionMoment';

function open(given: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ stored: {}, ...given });
  const session = createSession(services);
  const login = createLogin(services, session);
  login.start();
  return { services, session, login, state: login.getState };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('dialogs', () => {
  it('AUTH-19 begins with nothing open, nothing wrong, nothing wanted', () => {
    expect(open().state()).toEqual({
      isOpen: false,
      isSignUpDialogOpen: false,
      isResetPasswordDialogOpen: false,
      isFetching: false,
      authError: {
        email: null,
        password: null,
        nonFieldError: null,
        new_password: null,
        current_password: null,
      },
      loginSuccessful: false,
      resetPasswordSuccessful: false,
      changePasswordSuccessful: false,
      callerControl: null,
      objectId: null,
      ratingValue: null,
    });
  });

  it('AUTH-7 display login opens it and clears the error', () => {
    const { login, state } = open();
    login.setState({ authError: { ...noAuthError, email: 'Wrong.' } });
    login.displayLogin();
    expect(state()).toMatchObject({ isOpen: true, authError: noAuthError });
  });

  it('AUTH-7 display sign-up closes login and opens sign-up', () => {
    const { login, state } = open();
    login.displayLogin();
    login.displaySignUp();
    expect(state()).toMatchObject({ isOpen: false, isSignUpDialogOpen: true });
  });

  it('AUTH-7 display reset closes login and opens reset', () => {
    const { login, state } = open();
    login.displayLogin();
    login.displayReset();
    expect(state()).toMatchObject({
      isOpen: false,
      isResetPasswordDialogOpen: true,
      isSignUpDialogOpen: false,
    });
  });

  it('AUTH-16 display login closes sign-up and reset: one dialog at a time', () => {
    const { login, state } = open();
    login.displaySignUp();
    login.displayLogin();
    expect(state()).toMatchObject({ isOpen: true, isSignUpDialogOpen: false });
  });

  it('AUTH-7 hide closes and clears the error', () => {
    const { login, state } = open();
    login.displayLogin({ callerControl: 'add-favourite', objectId: 5 });
    login.setState({ authError: { ...noAuthError, email: 'Wrong.' } });
    login.hide();
    expect(state()).toEqual(open().state());
  });

  it('AUTH-13 reset clears dialogs, errors and success flags', () => {
    const { login, state } = open();
    login.setState({
      isOpen: true,
      isSignUpDialogOpen: true,
      isResetPasswordDialogOpen: true,
      authError: { ...noAuthError, email: 'Wrong.' },
      loginSuccessful: true,
      resetPasswordSuccessful: true,
      changePasswordSuccessful: true,
    });
    login.reset();
    expect(state()).toEqual(open().state());
  });

  it('AUTH-11 signupDialogActive opens the sign-up dialog for a guest', async () => {
    const { session, state } = open({ address: 'https://city.example/?signupDialogActive' });
    await session.whenKnown();
    await settle();
    expect(state()).toMatchObject({ isSignUpDialogOpen: true, isOpen: false });
  });

  it('AUTH-11 without it nothing opens, nor for a member', async () => {
    const guest = open({ address: 'https://city.example/?signup=1' });
    const member = open({
      address: 'https://city.example/?signupDialogActive=1',
      stored: { [momentKey]: '27-11-2026 11:00' },
    });
    await Promise.all([guest.session.whenKnown(), member.session.whenKnown()]);
    await settle();
    expect(guest.state().isSignUpDialogOpen).toBe(false);
    expect(member.state().isSignUpDialogOpen).toBe(false);
  });

  it('AUTH-17 an open dialog closes when another tab has logged in', async () => {
    const hub = createTabHub();
    const { login, session, state } = open({ channel: hub.openTab() });
    session.start();
    await session.check();
    login.displayLogin();
    hub.openTab().post('cityguide:log-in');
    await settle();
    expect(state().isOpen).toBe(false);
  });
});

describe('logging in', () => {
  it('AUTH-8 is fetching, then successful, said aloud, and only then the page reloads', async () => {
    const { login, services, state } = open();
    login.displayLogin();
    const done = login.logIn(credentials);
    expect(state().isFetching).toBe(true);
    await settle();
    expect(state()).toMatchObject({ isFetching: false, loginSuccessful: true, isOpen: true });
    expect(services.announce).toHaveBeenCalledWith('Login successful.');
    expect(services.page.reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    await done;
    expect(services.page.reload).toHaveBeenCalledTimes(1);
    expect(services.page.go).not.toHaveBeenCalled();
    expect(services.api.profiles.logIn).toHaveBeenCalledWith(
      { email: 'ada@example.com', password: 'correct horse' },
      undefined,
    );
  });

  it.each([
    [
      'the caller’s address',
      { redirectTo: '/restaurants/?a=1#b' },
      'https://city.example/x',
      '/restaurants/?a=1#b',
    ],
    [
      'the next parameter',
      {},
      'https://city.example/accounts/login?next=%2Fplaces%2Fx%2F%3Fa%3D1',
      '/places/x/?a=1',
    ],
  ])('AUTH-8 goes to %s', async (_name, caller, address, target) => {
    const { login, services } = open({ address });
    login.displayLogin(caller);
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.go.mock.calls).toEqual([[target]]);
    expect(services.page.reload).not.toHaveBeenCalled();
  });

  it('AUTH-8 loads the page anew where only its hash would change', async () => {
    const { login, services } = open({ address: 'https://city.example/accounts/dashboard' });
    login.displayLogin({ redirectTo: '/accounts/dashboard#/todos/' });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.go).toHaveBeenCalledWith('/accounts/dashboard#/todos/');
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '%2F%2Fevil.example',
  ])('AUTH-14 never goes to %p', async (next) => {
    const { login, services } = open({ address: `https://city.example/?next=${encodeURIComponent(next)}` });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    login.reset();
    login.displayLogin({ redirectTo: next });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.go).not.toHaveBeenCalled();
    expect(services.page.reload).toHaveBeenCalledTimes(2);
  });

  it('AUTH-4 sets the moment and AUTH-17 tells the other tabs before the page leaves', async () => {
    const hub = createTabHub();
    const heard: unknown[] = [];
    hub.openTab().listen((message) => heard.push(message));
    const { login, services } = open({ channel: hub.openTab() });
    void login.logIn(credentials);
    await settle();
    expect(services.storage.values.get(momentKey)).toBe('27-11-2026 12:00');
    expect(heard).toEqual(['cityguide:log-in']);
    expect(services.page.reload).not.toHaveBeenCalled();
  });

  it('AUTH-15 sends what the guest was about to do', async () => {
    const { login, services, state } = open();
    login.displayLogin({ callerControl: 'rate', objectId: 5, ratingValue: 4.5 });
    expect(state()).toMatchObject({ callerControl: 'rate', objectId: 5, ratingValue: 4.5 });
    await Promise.all([login.logIn(credentials), jest.advanceTimersByTimeAsync(1000)]);
    expect(services.api.profiles.logIn.mock.calls[0]?.[1]).toEqual({
      action: 'rate',
      objectId: 5,
      rating: 4.5,
    });
  });

  it('AUTH-15 does not send what was wanted before the dialog was closed or opened anew', async () => {
    const { login, services } = open();
    login.displayLogin({ callerControl: 'add-favourite', objectId: 5 });
    login.displayLogin();
    await Promise.all([login.logIn(credentials), jest.advanceTimersByTimeAsync(1000)]);
    expect(services.api.profiles.logIn.mock.calls[0]?.[1]).toBeUndefined();
  });

  it('AUTH-8 keeps the first message of email, password and non_field_errors', async () => {
    const { login, services, state } = open();
    services.api.profiles.logIn.mockRejectedValue(
      statusFault(400, {
        email: ['E1', 'E2'],
        password: ['P1'],
        non_field_errors: ['N1', 'N2'],
        other: ['O1'],
      }),
    );
    await login.logIn(credentials);
    expect(state().authError).toEqual({ ...noAuthError, email: 'E1', password: 'P1', nonFieldError: 'N1' });
    expect(state()).toMatchObject({ isFetching: false, loginSuccessful: false });
    expect(services.page.reload).not.toHaveBeenCalled();
    expect(services.storage.values.size).toBe(0);
  });

  it.each(['ada', 'ada@example', '@example.com', 'a da@example.com', `${'a'.repeat(244)}@example.com`, ''])(
    'AUTH-9 does not send the address %p and says nothing',
    async (email) => {
      const { login, services, state } = open();
      await login.logIn({ email, password: 'correct horse' });
      expect(services.api.profiles.logIn).not.toHaveBeenCalled();
      expect(state()).toMatchObject({ isFetching: false, authError: noAuthError });
    },
  );

  it('AUTH-9 sends an address and a password of 255 characters, and no longer password', async () => {
    const { login, services } = open();
    await login.logIn({ email: 'ada@example.com', password: 'x'.repeat(256) });
    expect(services.api.profiles.logIn).not.toHaveBeenCalled();
    void login.logIn({ email: `${'a'.repeat(243)}@example.com`, password: 'x'.repeat(255) });
    expect(services.api.profiles.logIn).toHaveBeenCalledTimes(1);
  });

  it('O-FRM-03 AUTH-8 after every kind of failure the form can be sent again', async () => {
    const { login, services, state } = open();
    const general = 'Something went wrong. Please check your connection and try again.';
    const refusal = statusFault(400, { non_field_errors: ['Wrong.'] });
    const words = [];
    for (const fault of [htmlFault(), refusal, refusal, networkFault(), new TypeError('a slip')]) {
      services.api.profiles.logIn.mockRejectedValueOnce(fault);
      await login.logIn(credentials);
      expect(state().isFetching).toBe(false);
      words.push(state().authError.nonFieldError);
    }
    expect(words).toEqual([general, 'Wrong.', 'Wrong.', general, general]);
    expect(services.api.profiles.logIn).toHaveBeenCalledTimes(5);
  });

  it('speaks the language of the site', async () => {
    const { site } = createFakeServices();
    const { login, services, state } = open({ site: { ...site, languages: ['fr-CA'] } });
    services.api.profiles.logIn.mockRejectedValueOnce(networkFault());
    await login.logIn(credentials);
    expect(state().authError.nonFieldError).toMatch(/^Un problème/);
  });

  it('O-FRM-02 AUTH-18 is sent once, also between success and the page leaving', async () => {
    const { login, services } = open();
    const answer = createDeferred<ReturnType<typeof profileOf>>();
    services.api.profiles.logIn.mockReturnValue(answer.promise);
    void login.logIn(credentials);
    void login.logIn(credentials);
    answer.resolve(profileOf(7));
    await settle();
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(2000);
    expect(services.api.profiles.logIn).toHaveBeenCalledTimes(1);
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });

  it('O-STO-03 is completed where nothing can be kept', async () => {
    const { login, services } = open();
    services.storage.write = async () => false;
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });
});

describe('signing up', () => {
  it('AUTH-10 goes to the onboarding, with the moment set', async () => {
    const { login, services } = open();
    await login.signUp(signUpInput);
    expect(services.page.go.mock.calls).toEqual([['/accounts/onboarding']]);
    expect(services.storage.values.get(momentKey)).toBe('27-11-2026 12:00');
    expect(services.api.profiles.register).toHaveBeenCalledWith(
      { email: 'ada@example.com', password: 'correct horse' },
      undefined,
    );
  });

  it('AUTH-10 different passwords are not sent; changing one clears the message', async () => {
    const { login, services, state } = open();
    await login.signUp({ ...signUpInput, passwordAgain: 'another' });
    expect(state().authError.password).toBe("The two passwords fields didn't match.");
    expect(services.api.profiles.register).not.toHaveBeenCalled();
    login.clearErrors();
    expect(state().authError).toEqual(noAuthError);
  });

  it('AUTH-9 an ill-formed address or a password too long is told and not sent', async () => {
    const { login, services, state } = open();
    await login.signUp({ ...signUpInput, email: 'ada' });
    expect(state().authError.email).toBe('Enter a valid email address.');
    const password = 'x'.repeat(256);
    await login.signUp({ ...signUpInput, password, passwordAgain: password });
    expect(state().authError.password).toMatch(/255/);
    expect(services.api.profiles.register).not.toHaveBeenCalled();
  });

  it('AUTH-10 shows the server’s messages for email and password', async () => {
    const { login, services, state } = open();
    services.api.profiles.register.mockRejectedValueOnce(
      statusFault(400, { email: ['Taken.'], password: ['Too common.', 'Too short.'] }),
    );
    await login.signUp(signUpInput);
    expect(state().authError).toEqual({ ...noAuthError, email: 'Taken.', password: 'Too common.' });
    expect(state().isFetching).toBe(false);
    expect(services.page.go).not.toHaveBeenCalled();
  });

  it('AUTH-15 keeps what the login was opened for', async () => {
    const { login, services } = open();
    login.displayLogin({ callerControl: 'add-favourite', objectId: 5 });
    login.displaySignUp();
    await login.signUp(signUpInput);
    expect(services.api.profiles.register.mock.calls[0]?.[1]).toEqual({
      action: 'add-favourite',
      objectId: 5,
    });
  });

  it('O-FRM-02 is sent once; after a refusal it can be sent again', async () => {
    const { login, services } = open();
    const answer = createDeferred<ReturnType<typeof profileOf>>();
    services.api.profiles.register.mockReturnValueOnce(answer.promise);
    void login.signUp(signUpInput);
    void login.signUp(signUpInput);
    expect(services.api.profiles.register).toHaveBeenCalledTimes(1);
    answer.reject(statusFault(400, { email: ['Taken.'] }));
    await settle();
    await login.signUp(signUpInput);
    expect(services.api.profiles.register).toHaveBeenCalledTimes(2);
  });
});

describe('passwords', () => {
  it('AUTH-12 a reset that was sent is successful', async () => {
    const { login, services, state } = open();
    await login.resetPassword({ email: ' ada@example.com ' });
    expect(services.api.profiles.resetPassword).toHaveBeenCalledWith({ email: 'ada@example.com' });
    expect(state()).toMatchObject({
      resetPasswordSuccessful: true,
      isFetching: false,
      authError: noAuthError,
    });
  });

  it('AUTH-12 a reset that failed keeps the first email error', async () => {
    const { login, services, state } = open();
    services.api.profiles.resetPassword.mockRejectedValueOnce(
      statusFault(400, { email: ['Unknown.', 'Bad.'] }),
    );
    await login.resetPassword({ email: 'ada@example.com' });
    expect(state()).toMatchObject({ resetPasswordSuccessful: false, isFetching: false });
    expect(state().authError).toEqual({ ...noAuthError, email: 'Unknown.' });
  });

  it('AUTH-13 a changed password is told', async () => {
    const { login, services, state } = open();
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    expect(services.api.profiles.changePassword).toHaveBeenCalledWith({
      current_password: 'old',
      new_password: 'new',
    });
    expect(state()).toMatchObject({ changePasswordSuccessful: true, isFetching: false });
  });

  it('AUTH-13 a refused change keeps the first message of each field', async () => {
    const { login, services, state } = open();
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    services.api.profiles.changePassword.mockRejectedValueOnce(
      statusFault(400, { new_password: ['N1', 'N2'], current_password: ['C1'], non_field_errors: ['F1'] }),
    );
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    expect(state()).toMatchObject({
      changePasswordSuccessful: false,
      authError: { ...noAuthError, new_password: 'N1', current_password: 'C1', nonFieldError: 'F1' },
    });
  });

  it('says what the server says of the whole call, as when there were too many', async () => {
    const { login, services, state } = open();
    services.api.profiles.resetPassword.mockRejectedValueOnce(
      Object.assign(statusFault(429), { detail: 'Request was throttled.' }),
    );
    await login.resetPassword({ email: 'ada@example.com' });
    expect(state().authError.nonFieldError).toBe('Request was throttled.');
  });
});

describe('Facebook and log-out', () => {
  it('AUTH-14 AUTH-4 leaves for Facebook with this page as next, the moment set before', async () => {
    const { login, services } = open({ address: 'https://city.example/search?q=a%26b&page=2#photos' });
    services.page.go.mockImplementation(() => {
      expect(services.storage.values.get(momentKey)).toBe('27-11-2026 12:00');
    });
    await login.logInWithFacebook();
    const address = services.page.go.mock.calls[0]?.[0] ?? '';
    const { pathname, searchParams } = new URL(address, 'https://city.example');
    expect(pathname).toBe('/profiles/facebook-login/');
    expect([...searchParams]).toEqual([['next', '/search?q=a%26b&page=2#photos']]);
    expect(login.facebookPath()).toBe(address);
  });

  it('AUTH-15 takes what the login was opened for along to Facebook', () => {
    const { login } = open();
    login.displayLogin({ callerControl: 'rate', objectId: 5, ratingValue: 4.5 });
    const { searchParams } = new URL(login.facebookPath(), 'https://city.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      next: '/places/x/?a=1#b',
      post_authenticate_action: 'rate',
      object_id: '5',
      rating: '4.5',
    });
  });

  it('O-AUT-06 nothing asks the server to log out: only a click on the link does', async () => {
    const { session, services } = open({ stored: { [momentKey]: '27-11-2026 11:00' } });
    services.api.profiles.hi.mockResolvedValue(memberGreeting(7));
    await session.check();
    await session.logOutHere();
    const calls = [...Object.values(services.api.profiles)].reduce(
      (sum, call) => sum + call.mock.calls.length,
      0,
    );
    expect(calls).toBe(1);
    expect(services.page.go).not.toHaveBeenCalled();
  });
});
