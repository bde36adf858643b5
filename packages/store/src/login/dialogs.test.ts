import { createDeferred } from '../testing/createDeferred';
import type { createProfileData } from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { credentials, lastActiveKey, openLogin } from '../testing/openLogin';
import { createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { noAuthError } from './parseAuthError';

describe('dialogs', () => {
  it('AUTH-19.login AUTH-19.errors AUTH-19.login-added begins with nothing open, nothing wrong, nothing wanted', () => {
    expect(openLogin().state()).toEqual({
      isOpen: false,
      isSignUpDialogOpen: false,
      isResetPasswordDialogOpen: false,
      isChangePasswordDialogOpen: false,
      isNewPasswordDialogOpen: false,
      isFetching: false,
      authError: {
        email: null,
        password: null,
        nonFieldError: null,
        new_password: null,
        current_password: null,
        token: null,
      },
      loginSuccessful: false,
      resetPasswordSuccessful: false,
      changePasswordSuccessful: false,
      newPasswordSuccessful: false,
      callerControl: null,
      objectId: null,
      ratingValue: null,
    });
  });

  it('AUTH-7.login AUTH-7.login-clears display login opens it and clears the error', () => {
    const { login, state } = openLogin();
    login.setState({ authError: { ...noAuthError, email: 'Wrong.' } });
    login.displayLogin();
    expect(state()).toMatchObject({ isOpen: true, authError: noAuthError });
  });

  it('AUTH-7.sign-up display sign-up closes login and opens sign-up', () => {
    const { login, state } = openLogin();
    login.displayLogin();
    login.displaySignUp();
    expect(state()).toMatchObject({ isOpen: false, isSignUpDialogOpen: true });
  });

  it('AUTH-7.reset display reset closes login and opens reset', () => {
    const { login, state } = openLogin();
    login.displayLogin();
    login.displayReset();
    expect(state()).toMatchObject({
      isOpen: false,
      isResetPasswordDialogOpen: true,
      isSignUpDialogOpen: false,
    });
  });

  it('AUTH-16.one display login closes sign-up and reset: one dialog at a time', () => {
    const { login, state } = openLogin();
    login.displaySignUp();
    login.displayLogin();
    expect(state()).toMatchObject({ isOpen: true, isSignUpDialogOpen: false });
  });

  it.each(['displaySignUp', 'displayReset'] as const)(
    'AUTH-8.redirect after %s and back the login still leads to the same page',
    async (display) => {
      jest.useFakeTimers();
      const { login, services } = openLogin();
      login.displayLogin({ redirectTo: '/places/x/' });
      login[display]();
      login.displayLogin();
      const done = login.logIn(credentials);
      await jest.advanceTimersByTimeAsync(1000);
      await done;
      jest.useRealTimers();
      expect(services.page.assign.mock.calls).toEqual([['/places/x/']]);
    },
  );

  it('AUTH-7 a rejection is not shown in another dialog than the one that was sent', async () => {
    const { login, services, state } = openLogin();
    const answer = createDeferred<ReturnType<typeof createProfileData>>();
    services.api.profiles.logIn.mockReturnValueOnce(answer.promise);
    login.displayLogin();
    void login.logIn(credentials);
    login.displaySignUp();
    answer.reject(createStatusError(400, { password: ['Wrong.'] }));
    await flushPromises();
    expect(state()).toMatchObject({ isFetching: false, authError: noAuthError, isSignUpDialogOpen: true });
  });

  it('AUTH-7.hide AUTH-7.hide-clears hide closes and clears the error', () => {
    const { login, state } = openLogin();
    login.displayLogin({ callerControl: 'add-favourite', objectId: 5 });
    login.setState({ authError: { ...noAuthError, email: 'Wrong.' } });
    login.hide();
    expect(state()).toEqual(openLogin().state());
  });

  it('AUTH-13.reset-action reset clears dialogs, errors and success flags', () => {
    const { login, state } = openLogin();
    login.setState({
      isOpen: true,
      isSignUpDialogOpen: true,
      isResetPasswordDialogOpen: true,
      isChangePasswordDialogOpen: true,
      isNewPasswordDialogOpen: true,
      authError: { ...noAuthError, email: 'Wrong.', token: 'Used.' },
      loginSuccessful: true,
      resetPasswordSuccessful: true,
      changePasswordSuccessful: true,
      newPasswordSuccessful: true,
    });
    login.reset();
    expect(state()).toEqual(openLogin().state());
  });

  it('AUTH-11.opens AUTH-11.taken-out signupDialogActive opens the sign-up dialog for a guest, not once more at the next reload', async () => {
    const { session, services, state } = openLogin({
      address: 'https://city.example/?a=1&signupDialogActive#b',
    });
    await session.whenKnown();
    await flushPromises();
    expect(state()).toMatchObject({ isSignUpDialogOpen: true, isOpen: false });
    expect(services.page.replace.mock.calls).toEqual([['/?a=1#b']]);
  });

  it('AUTH-11.member AUTH-11.taken-out without it nothing opens, nor for a member', async () => {
    const guest = openLogin({ address: 'https://city.example/?signup=1' });
    const member = openLogin({
      address: 'https://city.example/?signupDialogActive=1',
      stored: { [lastActiveKey]: '27-11-2026 11:00' },
    });
    await Promise.all([guest.session.whenKnown(), member.session.whenKnown()]);
    await flushPromises();
    expect(guest.state().isSignUpDialogOpen).toBe(false);
    expect(guest.services.page.replace).not.toHaveBeenCalled();
    expect(member.state().isSignUpDialogOpen).toBe(false);
    expect(member.services.page.replace.mock.calls).toEqual([['/']]);
  });

  it('AUTH-17.log-in an open dialog closes when another tab has logged in', async () => {
    const hub = createTabHub();
    const { login, session, state } = openLogin({ channel: hub.openTab() });
    session.start();
    await session.check();
    login.displayLogin();
    hub.openTab().post('cityguide:log-in');
    await flushPromises();
    expect(state().isOpen).toBe(false);
  });
});
