import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, createProfileData } from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { credentials, lastActiveKey, openLogin } from '../testing/openLogin';
import { createHtmlError, createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { noAuthError } from './parseAuthError';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('logging in', () => {
  it('AUTH-8.fetching AUTH-8.announced AUTH-8.message-first AUTH-8.reload is fetching, then successful, announced, and only then the page reloads', async () => {
    const { login, services, state } = openLogin();
    login.displayLogin();
    const done = login.logIn(credentials);
    expect(state().isFetching).toBe(true);
    await flushPromises();
    expect(state()).toMatchObject({ isFetching: false, loginSuccessful: true, isOpen: true });
    expect(services.announce).toHaveBeenCalledWith('Login successful.');
    expect(services.page.reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    await done;
    expect(services.page.reload).toHaveBeenCalledTimes(1);
    expect(services.page.assign).not.toHaveBeenCalled();
    expect(services.api.profiles.logIn).toHaveBeenCalledWith(
      { email: 'ada@example.com', password: 'correct horse' },
      undefined,
      { signal: expect.any(AbortSignal) as AbortSignal },
    );
  });

  it('AUTH-8.message-first the message is shown for 0.8 s', async () => {
    const { login, services } = openLogin();
    void login.logIn(credentials);
    await flushPromises();
    await jest.advanceTimersByTimeAsync(799);
    expect(services.page.reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4.log-in AUTH-8 the page unloads only once the last-active time is stored, however slow the storage is', async () => {
    const { login, services } = openLogin();
    const storing = createDeferred<boolean>();
    jest.spyOn(services.storage, 'write').mockReturnValueOnce(storing.promise);
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(5000);
    expect(services.storage.write).toHaveBeenCalledWith(lastActiveKey, '27-11-2026 12:00');
    expect(services.page.reload).not.toHaveBeenCalled();
    storing.resolve(true);
    await flushPromises();
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    {
      where: 'the caller’s address',
      caller: { redirectTo: '/restaurants/?a=1#b' },
      address: 'https://city.example/?next=%2Fplaces%2F',
      target: '/restaurants/?a=1#b',
    },
    {
      where: 'the next parameter',
      caller: {},
      address: 'https://city.example/accounts/login?next=%2Fplaces%2Fx%2F%3Fa%3D1',
      target: '/places/x/?a=1',
    },
  ])('AUTH-8.redirect goes to $where', async ({ caller, address, target }) => {
    const { login, services } = openLogin({ address });
    login.displayLogin(caller);
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.assign.mock.calls).toEqual([[target]]);
    expect(services.page.reload).not.toHaveBeenCalled();
  });

  it('AUTH-8.redirect reloads the page where only its hash would change', async () => {
    const { login, services } = openLogin({ address: 'https://city.example/accounts/dashboard' });
    login.displayLogin({ redirectTo: '/accounts/dashboard#/todos/' });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.assign).toHaveBeenCalledWith('/accounts/dashboard#/todos/');
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
  ])('AUTH-14.next-own AUTH-14.redirect-own never goes to %p', async (next) => {
    const { login, services } = openLogin({
      address: `https://city.example/?next=${encodeURIComponent(next)}`,
    });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    login.reset();
    login.displayLogin({ redirectTo: next });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.assign).not.toHaveBeenCalled();
    expect(services.page.reload).toHaveBeenCalledTimes(2);
  });

  it('AUTH-4.log-in AUTH-17.log-in stores the last-active time and notifies the other tabs before the page unloads', async () => {
    const hub = createTabHub();
    const received: unknown[] = [];
    hub.openTab().listen((message) => received.push(message));
    const { login, services } = openLogin({ channel: hub.openTab() });
    void login.logIn(credentials);
    await flushPromises();
    expect(services.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
    expect(received).toEqual(['cityguide:log-in']);
    expect(services.page.reload).not.toHaveBeenCalled();
  });

  it('AUTH-15.sends sends what the guest wanted to do', async () => {
    const { login, services, state } = openLogin();
    login.displayLogin({ callerControl: 'rate', objectId: 5, ratingValue: 4.5 });
    expect(state()).toMatchObject({ callerControl: 'rate', objectId: 5, ratingValue: 4.5 });
    await Promise.all([login.logIn(credentials), jest.advanceTimersByTimeAsync(1000)]);
    expect(services.api.profiles.logIn.mock.calls[0]?.[1]).toEqual({
      action: 'rate',
      objectId: 5,
      rating: 4.5,
    });
  });

  it('AUTH-15 does not send an intent from before the dialog was closed or opened again', async () => {
    const { login, services } = openLogin();
    login.displayLogin({ callerControl: 'add-favourite', objectId: 5 });
    login.displayLogin();
    await Promise.all([login.logIn(credentials), jest.advanceTimersByTimeAsync(1000)]);
    expect(services.api.profiles.logIn.mock.calls[0]?.[1]).toBeUndefined();
  });

  it('AUTH-8.first-message keeps the first message of email, password and non_field_errors', async () => {
    const { login, services, state } = openLogin();
    services.api.profiles.logIn.mockRejectedValue(
      createStatusError(400, {
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
    'AUTH-9.email AUTH-9.email-length AUTH-9.silent does not send the address %p and shows no message',
    async (email) => {
      const { login, services, state } = openLogin();
      await login.logIn({ email, password: 'correct horse' });
      expect(services.api.profiles.logIn).not.toHaveBeenCalled();
      expect(state()).toMatchObject({ isFetching: false, authError: noAuthError });
    },
  );

  it('AUTH-9.email-length AUTH-9.password-length sends an address and a password of 255 characters, and no longer password', async () => {
    const { login, services } = openLogin();
    await login.logIn({ email: 'ada@example.com', password: 'x'.repeat(256) });
    expect(services.api.profiles.logIn).not.toHaveBeenCalled();
    void login.logIn({ email: `${'a'.repeat(243)}@example.com`, password: 'x'.repeat(255) });
    expect(services.api.profiles.logIn).toHaveBeenCalledTimes(1);
  });

  it('O-FRM-03 AUTH-8 after every kind of failure the form can be sent again', async () => {
    const { login, services, state } = openLogin();
    const general = 'Something went wrong. Please check your connection and try again.';
    const rejection = createStatusError(400, { non_field_errors: ['Wrong.'] });
    const messages = [];
    for (const error of [
      createHtmlError(),
      rejection,
      rejection,
      createNetworkError(),
      new TypeError('a slip'),
    ]) {
      services.api.profiles.logIn.mockRejectedValueOnce(error);
      await login.logIn(credentials);
      expect(state().isFetching).toBe(false);
      messages.push(state().authError.nonFieldError);
    }
    expect(messages).toEqual([general, 'Wrong.', 'Wrong.', general, general]);
    expect(services.api.profiles.logIn).toHaveBeenCalledTimes(5);
  });

  it('uses the language of the site', async () => {
    const { site } = createFakeServices();
    const { login, services, state } = openLogin({ site: { ...site, languages: ['fr-CA'] } });
    services.api.profiles.logIn.mockRejectedValueOnce(createNetworkError());
    await login.logIn(credentials);
    expect(state().authError.nonFieldError).toMatch(/^Un problème/);
  });

  it('O-FRM-02 AUTH-18.once is sent once, also between success and the page leaving', async () => {
    const { login, services } = openLogin();
    const answer = createDeferred<ReturnType<typeof createProfileData>>();
    services.api.profiles.logIn.mockReturnValue(answer.promise);
    void login.logIn(credentials);
    void login.logIn(credentials);
    answer.resolve(createProfileData(7));
    await flushPromises();
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(2000);
    expect(services.api.profiles.logIn).toHaveBeenCalledTimes(1);
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });

  it('O-STO-03 is completed where nothing can be stored', async () => {
    const { login, services } = openLogin();
    services.storage.write = async () => false;
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    expect(services.page.reload).toHaveBeenCalledTimes(1);
  });
});
