import type { WaysIn } from '@cityguide/api/client';
import { createLogin } from '../login/createLogin';
import { createProfile } from '../profile/createProfile';
import { createSession } from '../session/createSession';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, guestGreeting, profileOf, waysInOf } from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { networkFault, statusFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { cancelEmailChange } from './cancelEmailChange';
import { createWaysIn } from './createWaysIn';
import { listIdentities } from './listIdentities';

const date = '2026-11-20T10:00:00.000Z';
const sessionOf = (id: string, is_current = false): WaysIn['sessions'][number] => ({
  id,
  device: 'Firefox on Linux',
  is_current,
  date_created: date,
  last_used: date,
});
const identity = { id: 'fb', provider: 'facebook' as const, date_created: date };
const ways = waysInOf({
  pending_email: 'new@example.com',
  identities: [identity],
  sessions: [sessionOf('here', true), sessionOf('phone'), sessionOf('library')],
});

async function open(hub = createTabHub()) {
  const services = createFakeServices({ channel: hub.openTab() });
  const session = createSession(services);
  const profile = createProfile(services, session);
  const login = createLogin(services, session);
  services.api.profiles.waysIn.mockResolvedValue(ways);
  const source = createWaysIn({ services, session, profile, login });
  await session.check();
  const stop = source.start();
  const ids = () => source.getState().ways?.sessions.map(({ id }) => id);
  return { services, api: services.api.profiles, session, profile, login, source, stop, ids };
}

describe('the ways in', () => {
  it('DOOR-3 are loaded with the profile, and again after a change of the password', async () => {
    const { api, source, login, stop, profile } = await open();
    expect(source.getState()).toEqual({ status: 'loading', ways: null });
    await settle();
    expect(source.getState()).toEqual({ status: 'ready', ways });
    expect(profile.getState().profile?.email).toBe('ada@example.com');
    api.waysIn.mockResolvedValue(waysInOf({ password_changed: date }));
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    await settle();
    expect(source.getState()).toMatchObject({ status: 'ready', ways: { password_changed: date } });
    stop();
    login.reset();
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    expect(api.waysIn).toHaveBeenCalledTimes(2);
  });

  it('DOOR-3 a backend without the call is told from one that fails, and is no fault', async () => {
    const { api, source, services } = await open();
    await settle();
    api.waysIn.mockRejectedValueOnce(statusFault(404));
    await source.load();
    expect(source.getState()).toEqual({ status: 'unsupported', ways: null });
    expect(services.report).not.toHaveBeenCalled();
    api.waysIn.mockRejectedValueOnce(networkFault());
    await source.load();
    expect(source.getState()).toEqual({ status: 'failed', ways: null });
    expect(services.report).toHaveBeenCalledTimes(1);
    await source.load();
    expect(source.getState().status).toBe('ready');
  });

  it('DOOR-3 a session and an identity go once the server has ended them, and not before', async () => {
    const { api, source, ids } = await open();
    await settle();
    const ending = createDeferred<undefined>();
    api.endSession.mockReturnValueOnce(ending.promise);
    const ended = source.endSession('phone');
    expect(ids()).toEqual(['here', 'phone', 'library']);
    ending.resolve(undefined);
    expect(await ended).toEqual({ isDone: true, result: undefined });
    expect(ids()).toEqual(['here', 'library']);
    await source.unlinkIdentity('fb');
    expect(api.unlinkIdentity.mock.calls).toEqual([['fb']]);
    expect(source.getState().ways?.identities).toEqual([]);
  });

  it('DOOR-3 what was ended elsewhere counts as ended; a refusal keeps it and is told', async () => {
    const { api, source, ids } = await open();
    await settle();
    api.endSession.mockRejectedValueOnce(statusFault(404));
    expect((await source.endSession('phone')).isDone).toBe(true);
    expect(ids()).toEqual(['here', 'library']);
    api.unlinkIdentity.mockRejectedValueOnce(statusFault(400, { non_field_errors: ['Your only way in.'] }));
    expect(await source.unlinkIdentity('fb')).toEqual({ isDone: false, message: 'Your only way in.' });
    expect(source.getState().ways?.identities).toEqual([identity]);
    api.endSession.mockRejectedValueOnce(networkFault());
    expect(await source.endSession('library')).toEqual({ isDone: false });
  });

  it('DOOR-3 all others end one after the other, up to one that cannot', async () => {
    const { api, source, ids } = await open();
    await settle();
    api.endSession.mockRejectedValueOnce(networkFault());
    expect((await source.endOtherSessions()).isDone).toBe(false);
    expect(ids()).toEqual(['here', 'phone', 'library']);
    expect((await source.endOtherSessions()).isDone).toBe(true);
    expect(ids()).toEqual(['here']);
    expect(api.endSession.mock.calls.map(([id]) => id)).toEqual(['phone', 'phone', 'library']);
  });

  it('DOOR-3 an answer from before an end does not bring back what has ended', async () => {
    const { api, source, ids } = await open();
    await settle();
    const late = createDeferred<WaysIn>();
    api.waysIn.mockReturnValueOnce(late.promise);
    void source.load();
    api.waysIn.mockResolvedValue({ ...ways, sessions: [sessionOf('here', true)] });
    await source.endSession('phone');
    await settle();
    late.resolve(ways);
    await settle();
    expect(ids()).toEqual(['here']);
  });

  it('DOOR-3 AUTH-17 where the session has ended elsewhere the page becomes a guest’s', async () => {
    const { api, source, session } = await open();
    await settle();
    api.hi.mockResolvedValue(guestGreeting);
    api.endSession.mockRejectedValueOnce(statusFault(403));
    await source.endSession('phone');
    await settle();
    expect(session.getState().status).toBe('guest');
  });

  it('DOOR-1 a pending change is cancelled here, at the profile and in the other tabs', async () => {
    const hub = createTabHub();
    const { api, source, profile } = await open(hub);
    const other = await open(hub);
    other.profile.start();
    await settle();
    profile.setState({ profile: { ...profileOf(7), pending_email: 'new@example.com' } });
    const loads = other.api.me.mock.calls.length;
    expect((await source.cancelEmailChange()).isDone).toBe(true);
    expect(source.getState().ways?.pending_email).toBeNull();
    expect(profile.getState().profile?.pending_email).toBeNull();
    await settle();
    expect(other.api.me.mock.calls.length).toBe(loads + 1);
    api.cancelEmailChange.mockRejectedValueOnce(networkFault());
    profile.setState({ profile: { ...profileOf(7), pending_email: 'new@example.com' } });
    expect((await source.cancelEmailChange()).isDone).toBe(false);
    expect(profile.getState().profile?.pending_email).toBe('new@example.com');
  });

  it('DOOR-3 a link to a first password goes to the member’s own address', async () => {
    const { api, source } = await open();
    await settle();
    expect((await source.sendPasswordLink()).isDone).toBe(true);
    expect(api.resetPassword.mock.calls).toEqual([[{ email: 'ada@example.com' }]]);
  });

  it('DOOR-2 the identities alone are none where the backend does not tell them', async () => {
    const { api, services } = await open();
    expect(await listIdentities({ services })).toEqual([identity]);
    api.waysIn.mockRejectedValueOnce(statusFault(404));
    expect(await listIdentities({ services })).toEqual([]);
  });
});

it('DOOR-1 a change that was cancelled elsewhere counts as cancelled', async () => {
  const { services, session, profile } = await open();
  services.api.profiles.cancelEmailChange.mockRejectedValueOnce(statusFault(404));
  expect((await cancelEmailChange({ services, session, profile })).isDone).toBe(true);
});
