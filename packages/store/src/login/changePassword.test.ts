import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, guestSession } from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { credentials, openLogin } from '../testing/openLogin';
import { createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { noAuthError } from './parseAuthError';

const { storage } = createFakeServices();
const asMember = { stored: Object.fromEntries(storage.values) };
const input = { currentPassword: 'old', newPassword: 'new', newPasswordAgain: 'new' };

async function openDialog(given: Parameters<typeof openLogin>[0] = asMember) {
  const page = openLogin(given);
  await page.session.check();
  page.login.displayChangePassword();
  await flushPromises();
  return page;
}

describe('the change of a password', () => {
  it('AUTH-13 AUTH-16.one has a dialog for members, alone', async () => {
    const { login, state } = await openDialog();
    expect(state()).toMatchObject({ isChangePasswordDialogOpen: true, isOpen: false });
    login.displayReset();
    expect(state()).toMatchObject({ isChangePasswordDialogOpen: false, isResetPasswordDialogOpen: true });
    login.hide();
    expect(state().isChangePasswordDialogOpen).toBe(false);
  });

  it('AUTH-13 waits until the session is known', async () => {
    const page = openLogin(asMember);
    page.login.displayChangePassword();
    expect(page.state()).toMatchObject({ isChangePasswordDialogOpen: false, isOpen: false });
    await flushPromises();
    expect(page.state().isChangePasswordDialogOpen).toBe(true);
  });

  it('AUTH-13.guest a guest logs in first and comes back to it', async () => {
    jest.useFakeTimers();
    const { login, services, state } = await openDialog({ stored: {} });
    expect(state()).toMatchObject({ isOpen: true, isChangePasswordDialogOpen: false });
    void login.logIn(credentials);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    const [address = ''] = services.page.assign.mock.lastCall ?? [];
    expect(address).toBe('/places/x/?a=1&changePasswordDialogActive=1#b');

    const back = openLogin({ ...asMember, address: `https://city.example${address}` });
    await flushPromises();
    expect(back.state().isChangePasswordDialogOpen).toBe(true);
    // Not once more at the next reload.
    expect(back.services.page.replace.mock.calls).toEqual([['/places/x/?a=1#b']]);
  });

  it('AUTH-13 new passwords that differ or are too long are not sent', async () => {
    const { login, services, state } = await openDialog();
    await login.changePassword({ ...input, newPasswordAgain: 'other' });
    expect(state().authError).toEqual({
      ...noAuthError,
      new_password: "The two passwords fields didn't match.",
    });
    const long = 'x'.repeat(256);
    await login.changePassword({ ...input, newPassword: long, newPasswordAgain: long });
    expect(state().authError.new_password).toMatch(/255/);
    expect(services.api.profiles.changePassword).not.toHaveBeenCalled();
  });

  it('AUTH-13 is announced, also where the dialog was closed meanwhile', async () => {
    const { login, services, state } = await openDialog();
    const answer = createDeferred<undefined>();
    services.api.profiles.changePassword.mockReturnValueOnce(answer.promise);
    const done = login.changePassword(input);
    login.hide();
    answer.resolve(undefined);
    await done;
    expect(services.announce.mock.calls).toEqual([['Your password has been changed.']]);
    expect(state()).toMatchObject({ changePasswordSuccessful: true, isFetching: false });
  });

  it('O-FRM-02 AUTH-18.once is sent once', async () => {
    const { login, services } = await openDialog();
    const answer = createDeferred<undefined>();
    services.api.profiles.changePassword.mockReturnValueOnce(answer.promise);
    void login.changePassword(input);
    void login.changePassword(input);
    expect(services.api.profiles.changePassword).toHaveBeenCalledTimes(1);
    answer.resolve(undefined);
    await flushPromises();
  });

  it('AUTH-13 is replaced by the login where the session has ended', async () => {
    const { login, services, state } = await openDialog();
    services.api.profiles.changePassword.mockRejectedValueOnce(createStatusError(403));
    services.api.profiles.hi.mockResolvedValue(guestSession);
    await login.changePassword(input);
    await flushPromises();
    expect(state()).toMatchObject({ isOpen: true, isChangePasswordDialogOpen: false });
  });

  it('AUTH-17.log-out is replaced by the login when another tab logs out', async () => {
    const hub = createTabHub();
    const page = openLogin({ ...asMember, channel: hub.openTab() });
    page.session.start();
    await page.session.check();
    page.login.displayChangePassword();
    await flushPromises();
    hub.openTab().post('cityguide:log-out');
    await flushPromises();
    expect(page.state()).toMatchObject({ isOpen: true, isChangePasswordDialogOpen: false });
  });

  it('DOOR-2 says whether linked identities stay only where the member was asked', async () => {
    const { login, services } = await openDialog();
    await login.changePassword(input);
    login.reset();
    await login.changePassword({ ...input, keepIdentities: true });
    const passwords = { current_password: 'old', new_password: 'new' };
    expect(services.api.profiles.changePassword.mock.calls).toEqual([
      [passwords],
      [{ ...passwords, keep_identities: true }],
    ]);
  });
});
