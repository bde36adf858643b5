import { createDeferred } from '../testing/createDeferred';
import {
  createFakeServices,
  groupUpdatedAt,
  guestSession,
  memberSession,
  noonMs,
  recentLastActive,
} from '../testing/createFakeServices';
import { createFakeLoginMarker } from '../testing/createFakeLoginMarker';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createTabHub } from '../testing/createTabHub';
import { createHtmlError, createNetworkError, createStatusError } from '../testing/apiErrors';
import { createSession } from './createSession';

const lastActiveKey = 'profile/lastActiveSessionMoment';
const oldMaps = {
  'favourites/ids': { 5: 50 },
  'favourites/updateTime': groupUpdatedAt,
  'todos/ids': { 6: 60 },
  'article-bookmarks/ids': { 7: 70 },
};
const storedOf = (profileId: number) => ({
  ...oldMaps,
  [lastActiveKey]: recentLastActive,
  'profile/profileId': profileId,
  'profile/lastUpdates': { favourites: groupUpdatedAt },
});

describe('session', () => {
  it('AUTH-1.unknown AUTH-1.decided AUTH-2.id is unknown until the server has responded, then authenticated', async () => {
    const services = createFakeServices();
    const session = createSession(services);
    expect(session.getState()).toEqual({ status: 'unknown', profileId: null });
    await session.check();
    expect(session.getState()).toEqual({ status: 'authenticated', profileId: 7 });
  });

  it('AUTH-1.once requests once, however many callers there are at the same time', async () => {
    const services = createFakeServices();
    const session = createSession(services);
    const answers = await Promise.all([
      session.check(),
      session.whenKnown(),
      session.whenKnown(),
      session.check(),
    ]);
    expect(answers).toEqual(Array(4).fill('authenticated'));
    await session.whenKnown();
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4.arrival requests the session after a login on a page of the server, and again where that got no response', async () => {
    const services = createFakeServices({ stored: {} });
    services.page.loginMarker = createFakeLoginMarker();
    services.api.profiles.hi.mockRejectedValueOnce(createNetworkError());
    const session = createSession(services);
    expect(await session.check()).toBe('guest');
    expect(await session.recheck()).toBe('authenticated');
  });

  it('AUTH-4.arrival-taken requests after such a login only once', async () => {
    const services = createFakeServices({ stored: {} });
    services.page.loginMarker = createFakeLoginMarker();
    services.api.profiles.hi.mockResolvedValue(guestSession);
    const session = createSession(services);
    await session.check();
    await session.recheck();
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-2.same-kept keeps what is stored where the profile id is the same', async () => {
    const services = createFakeServices({ stored: storedOf(7) });
    await createSession(services).check();
    expect(services.storage.values.get('favourites/ids')).toEqual({ 5: 50 });
    expect(services.storage.values.get('profile/lastUpdates')).toEqual({ favourites: groupUpdatedAt });
  });

  it('O-AUT-01 AUTH-2.other-cleared AUTH-2.cleared-first AUTH-2.new-stored AUTH-2.moment clears all that another member left and stores the new id before anyone is notified', async () => {
    const services = createFakeServices({ stored: storedOf(1) });
    services.api.profiles.hi.mockResolvedValue(memberSession(2));
    const session = createSession(services);
    const atChange: unknown[] = [];
    session.subscribe(({ status }) => atChange.push(status, Object.fromEntries(services.storage.values)));
    await session.check();
    // The last-active time says that a member was here, not who: it stays until the new one is written.
    expect(atChange).toEqual([
      'authenticated',
      { 'profile/profileId': 2, [lastActiveKey]: recentLastActive },
    ]);
  });

  it('AUTH-1.decided AUTH-3.no-profile AUTH-3.cleared no profile means guest and everything is cleared', async () => {
    const services = createFakeServices({ stored: storedOf(7) });
    services.api.profiles.hi.mockResolvedValue(guestSession);
    expect(await createSession(services).check()).toBe('guest');
    expect([...services.storage.values.keys()]).toEqual([]);
  });

  it.each([
    ['network fault', createNetworkError()],
    ['status 500 with a page', createHtmlError()],
    ['status 503', createStatusError(503)],
  ])('AUTH-3.failed AUTH-3.moment-kept after a %s a guest, the moment alone stays', async (_name, error) => {
    const services = createFakeServices({ stored: storedOf(7) });
    services.api.profiles.hi.mockRejectedValue(error);
    const session = createSession(services);
    expect(await session.check()).toBe('guest');
    expect(session.getState().profileId).toBeNull();
    expect([...services.storage.values]).toEqual([[lastActiveKey, recentLastActive]]);
  });

  it('AUTH-3.refused a denial clears the last-active time as well', async () => {
    const services = createFakeServices({ stored: storedOf(7) });
    services.api.profiles.hi.mockRejectedValue(createStatusError(403));
    await createSession(services).check();
    expect([...services.storage.values.keys()]).toEqual([]);
  });

  it.each([undefined, '22-11-2026 11:59', '11-27-2026 11:00', 'yesterday', '29-11-2026 12:00'])(
    'AUTH-4.not-asked AUTH-4.unreadable AUTH-4.future with the moment %p the visitor is a guest and the server is not asked',
    async (stored) => {
      const services = createFakeServices({ stored: { ...storedOf(7), [lastActiveKey]: stored } });
      expect(await createSession(services).check()).toBe('guest');
      expect(services.api.profiles.hi).not.toHaveBeenCalled();
      expect([...services.storage.values.keys()]).toEqual([]);
    },
  );

  it('AUTH-4.asked AUTH-4.every-answer every answer that says authenticated sets the moment', async () => {
    const services = createFakeServices({ stored: { [lastActiveKey]: '23-11-2026 10:00' } });
    await createSession(services).check();
    expect(services.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
  });

  it('AUTH-4.zone is in the time zone of the site', async () => {
    const services = createFakeServices();
    services.site = { ...services.site, timeZone: 'Asia/Tokyo' };
    await createSession(services).recordLogIn();
    expect(services.storage.values.get(lastActiveKey)).toBe('28-11-2026 02:00');
  });

  it('AUTH-4.memory where there is only memory the server is always requested', async () => {
    const services = createFakeServices({ storage: createFakeStorage({}, { isMemory: true }) });
    expect(await createSession(services).check()).toBe('authenticated');
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4.future a clock that was wrong by a day logs no member out', async () => {
    const services = createFakeServices({ stored: { [lastActiveKey]: recentLastActive } });
    services.now = () => noonMs - 24 * 3_600_000;
    expect(await createSession(services).check()).toBe('authenticated');
    services.now = () => noonMs + 24 * 3_600_000;
    expect(await createSession(services).check()).toBe('authenticated');
  });

  it('a response from before a login does not clear its last-active time', async () => {
    const services = createFakeServices();
    const answer = createDeferred<typeof guestSession>();
    services.api.profiles.hi.mockReturnValueOnce(answer.promise);
    const session = createSession(services);
    const checked = session.check();
    await Promise.resolve();
    await session.recordLogIn();
    answer.resolve(guestSession);
    await checked;
    expect(services.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
  });

  it('whenKnown waits for the response to the latest request', async () => {
    const services = createFakeServices();
    const first = createDeferred<typeof guestSession>();
    services.api.profiles.hi.mockReturnValueOnce(first.promise);
    const session = createSession(services);
    const status = session.whenKnown();
    await session.recheck();
    first.resolve(guestSession);
    expect(await status).toBe('authenticated');
    expect(session.getState().status).toBe('authenticated');
  });

  it('AUTH-17.log-in a log-in in one tab reaches the others, whatever their storage says', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab(), stored: {} });
    const there = createFakeServices({ channel: hub.openTab(), stored: {} });
    const other = createSession(there);
    other.start();
    expect(await other.check()).toBe('guest');
    await createSession(here).recordLogIn();
    expect(await other.whenKnown()).toBe('guest');
    await other.check();
    expect(other.getState()).toEqual({ status: 'authenticated', profileId: 7 });
    expect(there.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4.facebook during a log-in elsewhere no other tab requests the session too early and clears the last-active time', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab() });
    const there = createFakeServices({ channel: hub.openTab() });
    const other = createSession(there);
    other.start();
    await createSession(here).recordDeparture();
    expect(here.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
    expect(there.api.profiles.hi).not.toHaveBeenCalled();
  });

  it('AUTH-17.log-out a log-out in one tab reaches the others at once, without asking the server', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab() });
    const there = createFakeServices({ channel: hub.openTab(), stored: storedOf(7) });
    const other = createSession(there);
    other.start();
    await other.check();
    const session = createSession(here);
    await session.check();
    await session.logOutLocally();
    expect(session.getState()).toEqual({ status: 'guest', profileId: null });
    expect(here.storage.values.size).toBe(0);
    expect(other.getState()).toEqual({ status: 'guest', profileId: null });
    expect(there.storage.values.size).toBe(0);
    expect(there.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-17.log-in AUTH-17.log-out a log-in or log-out past the store reaches the others with the next page, without an echo', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab() });
    const there = createFakeServices({ channel: hub.openTab() });
    const other = createSession(there);
    other.start();
    await other.check();
    for (const response of [guestSession, memberSession(8)]) {
      here.api.profiles.hi.mockResolvedValue(response);
      there.api.profiles.hi.mockResolvedValue(response);
      await here.storage.write(lastActiveKey, recentLastActive);
      const nextPage = createSession(here);
      const stop = nextPage.start();
      await nextPage.check();
      await other.check();
      expect(other.getState().profileId).toBe(response.id);
      expect(nextPage.getState().profileId).toBe(response.id);
      stop();
    }
    expect(here.api.profiles.hi).toHaveBeenCalledTimes(2);
    expect(there.api.profiles.hi).toHaveBeenCalledTimes(3);
  });

  it('AUTH-17 two tabs whose servers disagree do not trigger each other endlessly', async () => {
    const hub = createTabHub();
    const [here, there] = [
      createFakeServices({ channel: hub.openTab() }),
      createFakeServices({ channel: hub.openTab() }),
    ];
    there.api.profiles.hi.mockResolvedValue(guestSession);
    const [session, other] = [createSession(here), createSession(there)];
    session.start();
    other.start();
    await session.check();
    await other.check();
    await session.check();
    await other.check();
    expect(session.getState().profileId).toBe(7);
    expect(other.getState().profileId).toBeNull();
    expect(here.api.profiles.hi.mock.calls.length).toBeLessThan(5);
    expect(there.api.profiles.hi.mock.calls.length).toBeLessThan(5);
  });

  it('AUTH-17 after stop the messages of other tabs are ignored', async () => {
    const hub = createTabHub();
    const services = createFakeServices({ channel: hub.openTab() });
    const session = createSession(services);
    const stop = session.start();
    await session.check();
    stop();
    hub.openTab().post('cityguide:log-out');
    expect(session.getState().status).toBe('authenticated');
  });

  it('foreign messages are ignored', async () => {
    const hub = createTabHub();
    const services = createFakeServices({ channel: hub.openTab() });
    const session = createSession(services);
    session.start();
    const stranger = hub.openTab();
    for (const message of [null, 0, 'log-out', { type: 'cityguide:log-out' }, ['cityguide:log-in']]) {
      stranger.post(message);
    }
    expect(session.getState().status).toBe('unknown');
    expect(services.api.profiles.hi).not.toHaveBeenCalled();
  });
});
