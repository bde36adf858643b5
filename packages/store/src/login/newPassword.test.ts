import type { SessionInfo, Profile } from '@cityguide/api/client';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, memberSession, createProfileData } from '../testing/createFakeServices';
import { openLogin } from '../testing/openLogin';
import { createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { noAuthError } from './parseAuthError';

const address = 'https://city.example/accounts/reset-password/?token=a-b_c&lang=en#top';
const input = { newPassword: 'gooseberry', newPasswordAgain: 'gooseberry' };
const open = () => openLogin({ address });

describe('the link of a reset mail', () => {
  it('AUTH-12.opens AUTH-12.token-leaves opens its dialog by itself, and the secret leaves the address bar at once', () => {
    const { services, state } = open();
    expect(state()).toMatchObject({ isNewPasswordDialogOpen: true, isOpen: false });
    expect(services.page.replace.mock.calls).toEqual([['/accounts/reset-password/?lang=en#top']]);
    expect(services.page.url().searchParams.has('token')).toBe(false);
  });

  it.each(['/accounts/reset-password/', '/accounts/reset-password/?token=', '/places/?token=abc'])(
    'AUTH-12 nothing opens on %s',
    (path) => {
      const { state } = openLogin({ address: `https://city.example${path}` });
      expect(state().isNewPasswordDialogOpen).toBe(false);
    },
  );

  it('AUTH-12 works for a member as well, whose session is then checked again', async () => {
    const { storage } = createFakeServices();
    const { login, services, session, state } = openLogin({
      address,
      stored: Object.fromEntries(storage.values),
    });
    await session.check();
    expect(state().isNewPasswordDialogOpen).toBe(true);
    await login.confirmReset(input);
    await flushPromises();
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(2);
  });

  it('AUTH-12.log-in AUTH-8.home a saved password leads to the log-in, which says so and then leads home', async () => {
    jest.useFakeTimers();
    const { login, services, state } = open();
    await login.confirmReset(input);
    expect(services.api.profiles.confirmReset).toHaveBeenCalledWith({
      token: 'a-b_c',
      newPassword: 'gooseberry',
    });
    expect(state()).toMatchObject({
      isOpen: true,
      isNewPasswordDialogOpen: false,
      newPasswordSuccessful: true,
      isFetching: false,
    });
    expect(services.announce).toHaveBeenCalledWith('Your new password is saved. Log in with it.');
    void login.logIn({ email: 'ada@example.com', password: 'gooseberry' });
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(services.page.assign.mock.calls).toEqual([['/']]);
  });

  it('AUTH-12 says that it is saved in that log-in only', async () => {
    const { login, state } = open();
    await login.confirmReset(input);
    login.hide();
    expect(state().newPasswordSuccessful).toBe(false);
  });

  it('AUTH-12 a weak password is reported at its field and the link keeps working', async () => {
    const { login, services, state } = open();
    services.api.profiles.confirmReset.mockRejectedValueOnce(
      createStatusError(400, { new_password: ['Too short.', 'Too common.'] }),
    );
    await login.confirmReset(input);
    expect(state().authError).toEqual({ ...noAuthError, new_password: 'Too short.' });
    await login.confirmReset(input);
    expect(services.api.profiles.confirmReset).toHaveBeenCalledTimes(2);
    expect(state().newPasswordSuccessful).toBe(true);
  });

  it('AUTH-12.used a used link is reported; a new one can be requested', async () => {
    const { login, services, state } = open();
    services.api.profiles.confirmReset.mockRejectedValueOnce(createStatusError(400, { token: ['Used.'] }));
    await login.confirmReset(input);
    expect(state()).toMatchObject({ isNewPasswordDialogOpen: true, authError: { token: 'Used.' } });
    login.displayReset();
    expect(state()).toMatchObject({ isResetPasswordDialogOpen: true, authError: noAuthError });
  });

  it('AUTH-12 passwords that differ are not sent', async () => {
    const { login, services, state } = open();
    await login.confirmReset({ ...input, newPasswordAgain: 'other' });
    expect(state().authError.new_password).toBe("The two passwords fields didn't match.");
    expect(services.api.profiles.confirmReset).not.toHaveBeenCalled();
  });

  it('AUTH-8 a login is not interrupted by the session check that finds it done', async () => {
    jest.useFakeTimers();
    const { login, services, state } = open();
    const [greeting, answer] = [createDeferred<SessionInfo>(), createDeferred<Profile>()];
    services.api.profiles.hi.mockReturnValue(greeting.promise);
    services.storage.isPersistent = async () => false;
    services.api.profiles.logIn.mockReturnValueOnce(answer.promise);
    await login.confirmReset(input);
    void login.logIn({ email: 'ada@example.com', password: 'gooseberry' });
    greeting.resolve(memberSession(7));
    await flushPromises();
    expect(state()).toMatchObject({ isOpen: true, isFetching: true });
    answer.resolve(createProfileData(7));
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(services.page.assign.mock.calls).toEqual([['/']]);
  });

  it('O-FRM-02 is sent once', async () => {
    const { login, services } = open();
    await Promise.all([login.confirmReset(input), login.confirmReset(input)]);
    expect(services.api.profiles.confirmReset).toHaveBeenCalledTimes(1);
  });
});
