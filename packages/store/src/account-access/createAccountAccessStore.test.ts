import type { AccountAccess } from '@cityguide/api/client';
import { createLogin } from '../login/createLogin';
import { createProfileStore } from '../profile/createProfileStore';
import { createSession } from '../session/createSession';
import { createDeferred } from '../testing/createDeferred';
import {
  createFakeServices,
  guestSession,
  createProfileData,
  createAccountAccessData,
} from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { cancelEmailChange } from './cancelEmailChange';
import { createAccountAccessStore } from './createAccountAccessStore';
import { listIdentities } from './listIdentities';

const date = '2026-11-20T10:00:00.000Z';
const sessionOf = (id: string, is_current = false): AccountAccess['sessions'][number] => ({
  id,
  device: 'Firefox on Linux',
  is_current,
  date_created: date,
  last_used: date,
});
const identity = { id: 'fb', provider: 'facebook' as const, date_created: date };
const accessData = createAccountAccessData({
  pending_email: 'new@example.com',
  identities: [identity],
  sessions: [sessionOf('here', true), sessionOf('phone'), sessionOf('library')],
});

async function open(hub = createTabHub()) {
  const services = createFakeServices({ channel: hub.openTab() });
  const session = createSession(services);
  const profile = createProfileStore(services, session);
  const login = createLogin(services, session);
  services.api.profiles.accountAccess.mockResolvedValue(accessData);
  const source = createAccountAccessStore({ services, session, profile, login });
  await session.check();
  const stop = source.start();
  const ids = () => source.getState().access?.sessions.map(({ id }) => id);
  return { services, api: services.api.profiles, session, profile, login, source, stop, ids };
}

describe('sessions and identities', () => {
  it('DOOR-3 are loaded with the profile, and again after a change of the password', async () => {
    const { api, source, login, stop, profile } = await open();
    expect(source.getState()).toEqual({ status: 'loading', access: null });
    await flushPromises();
    expect(source.getState()).toEqual({ status: 'ready', access: accessData });
    expect(profile.getState().profile?.email).toBe('ada@example.com');
    api.accountAccess.mockResolvedValue(createAccountAccessData({ password_changed: date }));
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    await flushPromises();
    expect(source.getState()).toMatchObject({ status: 'ready', access: { password_changed: date } });
    stop();
    login.reset();
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    expect(api.accountAccess).toHaveBeenCalledTimes(2);
  });

  it('DOOR-3 a backend without the call is distinguished from one that fails, and is not an error', async () => {
    const { api, source, services } = await open();
    await flushPromises();
    api.accountAccess.mockRejectedValueOnce(createStatusError(404));
    await source.load();
    expect(source.getState()).toEqual({ status: 'unsupported', access: null });
    expect(services.report).not.toHaveBeenCalled();
    api.accountAccess.mockRejectedValueOnce(createNetworkError());
    await source.load();
    expect(source.getState()).toEqual({ status: 'failed', access: null });
    expect(services.report).toHaveBeenCalledTimes(1);
    await source.load();
    expect(source.getState().status).toBe('ready');
  });

  it('DOOR-3 a session and an identity are removed once the server has ended them, and not before', async () => {
    const { api, source, ids } = await open();
    await flushPromises();
    const deferred = createDeferred<undefined>();
    api.endSession.mockReturnValueOnce(deferred.promise);
    const outcome = source.endSession('phone');
    expect(ids()).toEqual(['here', 'phone', 'library']);
    deferred.resolve(undefined);
    expect(await outcome).toEqual({ isSuccessful: true, result: undefined });
    expect(ids()).toEqual(['here', 'library']);
    await source.unlinkIdentity('fb');
    expect(api.unlinkIdentity.mock.calls).toEqual([['fb']]);
    expect(source.getState().access?.identities).toEqual([]);
  });

  it('DOOR-3 what was ended elsewhere counts as ended; a denial keeps it and is reported', async () => {
    const { api, source, ids } = await open();
    await flushPromises();
    api.endSession.mockRejectedValueOnce(createStatusError(404));
    expect((await source.endSession('phone')).isSuccessful).toBe(true);
    expect(ids()).toEqual(['here', 'library']);
    api.unlinkIdentity.mockRejectedValueOnce(
      createStatusError(400, { non_field_errors: ['Your only way in.'] }),
    );
    expect(await source.unlinkIdentity('fb')).toEqual({ isSuccessful: false, message: 'Your only way in.' });
    expect(source.getState().access?.identities).toEqual([identity]);
    api.endSession.mockRejectedValueOnce(createNetworkError());
    expect(await source.endSession('library')).toEqual({ isSuccessful: false });
  });

  it('DOOR-3 all others end one after the other, up to one that cannot', async () => {
    const { api, source, ids } = await open();
    await flushPromises();
    api.endSession.mockRejectedValueOnce(createNetworkError());
    expect((await source.endOtherSessions()).isSuccessful).toBe(false);
    expect(ids()).toEqual(['here', 'phone', 'library']);
    expect((await source.endOtherSessions()).isSuccessful).toBe(true);
    expect(ids()).toEqual(['here']);
    expect(api.endSession.mock.calls.map(([id]) => id)).toEqual(['phone', 'phone', 'library']);
  });

  it('DOOR-3 a response from before a removal does not bring back what was removed', async () => {
    const { api, source, ids } = await open();
    await flushPromises();
    const late = createDeferred<AccountAccess>();
    api.accountAccess.mockReturnValueOnce(late.promise);
    void source.load();
    api.accountAccess.mockResolvedValue({ ...accessData, sessions: [sessionOf('here', true)] });
    await source.endSession('phone');
    await flushPromises();
    late.resolve(accessData);
    await flushPromises();
    expect(ids()).toEqual(['here']);
  });

  it('DOOR-3 AUTH-17 where the session has ended elsewhere the page becomes a guest’s', async () => {
    const { api, source, session } = await open();
    await flushPromises();
    api.hi.mockResolvedValue(guestSession);
    api.endSession.mockRejectedValueOnce(createStatusError(403));
    await source.endSession('phone');
    await flushPromises();
    expect(session.getState().status).toBe('guest');
  });

  it('DOOR-1 a pending change is cancelled here, at the profile and in the other tabs', async () => {
    const hub = createTabHub();
    const { api, source, profile } = await open(hub);
    const other = await open(hub);
    other.profile.start();
    await flushPromises();
    profile.setState({ profile: { ...createProfileData(7), pending_email: 'new@example.com' } });
    const loads = other.api.me.mock.calls.length;
    expect((await source.cancelEmailChange()).isSuccessful).toBe(true);
    expect(source.getState().access?.pending_email).toBeNull();
    expect(profile.getState().profile?.pending_email).toBeNull();
    await flushPromises();
    expect(other.api.me.mock.calls.length).toBe(loads + 1);
    api.cancelEmailChange.mockRejectedValueOnce(createNetworkError());
    profile.setState({ profile: { ...createProfileData(7), pending_email: 'new@example.com' } });
    expect((await source.cancelEmailChange()).isSuccessful).toBe(false);
    expect(profile.getState().profile?.pending_email).toBe('new@example.com');
  });

  it('DOOR-3 a link to a first password goes to the member’s own address', async () => {
    const { api, source } = await open();
    await flushPromises();
    expect((await source.sendPasswordLink()).isSuccessful).toBe(true);
    expect(api.resetPassword.mock.calls).toEqual([[{ email: 'ada@example.com' }]]);
  });

  it('DOOR-2 there are no identities where the backend does not list them', async () => {
    const { api, services } = await open();
    expect(await listIdentities({ services })).toEqual([identity]);
    api.accountAccess.mockRejectedValueOnce(createStatusError(404));
    expect(await listIdentities({ services })).toEqual([]);
  });
});

it('DOOR-1 a change that was cancelled elsewhere counts as cancelled', async () => {
  const { services, session, profile } = await open();
  services.api.profiles.cancelEmailChange.mockRejectedValueOnce(createStatusError(404));
  expect((await cancelEmailChange({ services, session, profile })).isSuccessful).toBe(true);
});
