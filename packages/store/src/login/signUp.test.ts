import { createDeferred } from '../testing/createDeferred';
import type { createProfileData } from '../testing/createFakeServices';
import { credentials, lastActiveKey, openLogin } from '../testing/openLogin';
import { createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { noAuthError } from './parseAuthError';

const signUpInput = { ...credentials, passwordAgain: 'correct horse' };

describe('signing up', () => {
  it('AUTH-10.onboarding AUTH-10.next AUTH-4.sign-up goes to the onboarding, which leads on to where the visitor was, with the moment set', async () => {
    const { login, services } = openLogin();
    await login.signUp(signUpInput);
    expect(services.page.assign.mock.calls).toEqual([
      ['/accounts/onboarding?next=%2Fplaces%2Fx%2F%3Fa%3D1%23b'],
    ]);
    expect(services.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
    expect(services.api.profiles.register).toHaveBeenCalledWith(
      { email: 'ada@example.com', password: 'correct horse' },
      undefined,
      { signal: expect.any(AbortSignal) as AbortSignal },
    );
  });

  it('AUTH-4.sign-up the page unloads only once the last-active time is stored, however slow the storage is', async () => {
    const { login, services } = openLogin();
    const storing = createDeferred<boolean>();
    jest.spyOn(services.storage, 'write').mockReturnValueOnce(storing.promise);
    const done = login.signUp(signUpInput);
    await flushPromises();
    expect(services.storage.write).toHaveBeenCalledWith(lastActiveKey, '27-11-2026 12:00');
    expect(services.page.assign).not.toHaveBeenCalled();
    storing.resolve(true);
    await done;
    expect(services.page.assign).toHaveBeenCalledTimes(1);
  });

  it('AUTH-10.differ AUTH-10.differ-not-sent different passwords are not sent; changing one clears the message', async () => {
    const { login, services, state } = openLogin();
    await login.signUp({ ...signUpInput, passwordAgain: 'another' });
    expect(state().authError.password).toBe("The two passwords fields didn't match.");
    expect(services.api.profiles.register).not.toHaveBeenCalled();
    login.clearErrors();
    expect(state().authError).toEqual(noAuthError);
  });

  it('AUTH-9.email AUTH-9.password-length an invalid address or a password too long is reported and not sent', async () => {
    const { login, services, state } = openLogin();
    await login.signUp({ ...signUpInput, email: 'ada' });
    expect(state().authError.email).toBe('Enter a valid email address.');
    const password = 'x'.repeat(256);
    await login.signUp({ ...signUpInput, password, passwordAgain: password });
    expect(state().authError.password).toMatch(/255/);
    expect(services.api.profiles.register).not.toHaveBeenCalled();
  });

  it('AUTH-10.server-errors shows the server’s messages for email and password', async () => {
    const { login, services, state } = openLogin();
    services.api.profiles.register.mockRejectedValueOnce(
      createStatusError(400, { email: ['Taken.'], password: ['Too common.', 'Too short.'] }),
    );
    await login.signUp(signUpInput);
    expect(state().authError).toEqual({ ...noAuthError, email: 'Taken.', password: 'Too common.' });
    expect(state().isFetching).toBe(false);
    expect(services.page.assign).not.toHaveBeenCalled();
  });

  it('AUTH-15.sign-up keeps the intent of the login', async () => {
    const { login, services } = openLogin();
    login.displayLogin({ callerControl: 'add-favourite', objectId: 5 });
    login.displaySignUp();
    await login.signUp(signUpInput);
    expect(services.api.profiles.register.mock.calls[0]?.[1]).toEqual({
      action: 'add-favourite',
      objectId: 5,
    });
  });

  it('AUTH-18.once stays busy from success until the page is gone; back from the cache the form is free again', async () => {
    const { login, services, state } = openLogin();
    await login.signUp(signUpInput);
    expect(state().isFetching).toBe(true);
    await login.signUp(signUpInput);
    expect(services.api.profiles.register).toHaveBeenCalledTimes(1);
    login.reset();
    expect(state()).toMatchObject({ isFetching: false, isSignUpDialogOpen: false });
  });

  it('O-FRM-02 AUTH-18.once is sent once; after a rejection it can be sent again', async () => {
    const { login, services } = openLogin();
    const answer = createDeferred<ReturnType<typeof createProfileData>>();
    services.api.profiles.register.mockReturnValueOnce(answer.promise);
    void login.signUp(signUpInput);
    void login.signUp(signUpInput);
    expect(services.api.profiles.register).toHaveBeenCalledTimes(1);
    answer.reject(createStatusError(400, { email: ['Taken.'] }));
    await flushPromises();
    await login.signUp(signUpInput);
    expect(services.api.profiles.register).toHaveBeenCalledTimes(2);
  });
});
