import { createDeferred } from '../testing/createDeferred';
import {
  createFakeServices,
  groupTime,
  guestGreeting,
  memberGreeting,
  noonMs,
  recentMoment,
} from '../testing/createFakeServices';
import { createFakeArrival } from '../testing/createFakeArrival';
import { createFakeStorage } from '../testing/createFakeStorage';
import { createTabHub } from '../testing/createTabHub';
import { htmlFault, networkFault, statusFault } from '../testing/refusals';
import { createSession } from './createSession';

const moment = 'profile/lastActiveSessionMoment';
const oldMaps = {
  'favourites/ids': { 5: 50 },
  'favourites/updateTime': groupTime,
  'todos/ids': { 6: 60 },
  'article-bookmarks/ids': { 7: 70 },
};
const storedOf = (profileId: number) => ({
  ...oldMaps,
  [moment]: recentMoment,
  'profile/profileId': profileId,
  'profile/lastUpdates': { favourites: groupTime },
});

describe('session', () => {
  it('AUTH-1.unknown AUTH-1.decided AUTH-2.id is unknown until the server has said who is there, then authenticated', async () => {
    const services = createFakeServices();
    const session = createSession(services);
    expect(session.getState()).toEqual({ status: 'unknown', profileId: null });
    await session.check();
    expect(session.getState()).toEqual({ status: 'authenticated', profileId: 7 });
  });

  it('AUTH-1.once asks once, however many ask at the same time', async () => {
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

  it('AUTH-4.arrival asks where the server let somebody in past it, and again where that got no answer', async () => {
    const services = createFakeServices({ stored: {} });
    services.page.arrival = createFakeArrival();
    services.api.profiles.hi.mockRejectedValueOnce(networkFault());
    const session = createSession(services);
    expect(await session.check()).toBe('guest');
    expect(await session.recheck()).toBe('authenticated');
  });

  it('AUTH-4.arrival-taken asks by such a log-in once only', async () => {
    const services = createFakeServices({ stored: {} });
    services.page.arrival = createFakeArrival();
    services.api.profiles.hi.mockResolvedValue(guestGreeting);
    const session = createSession(services);
    await session.check();
    await session.recheck();
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-2.same-kept keeps what is stored where the profile id is the same', async () => {
    const services = createFakeServices({ stored: storedOf(7) });
    await createSession(services).check();
    expect(services.storage.values.get('favourites/ids')).toEqual({ 5: 50 });
    expect(services.storage.values.get('profile/lastUpdates')).toEqual({ favourites: groupTime });
  });

  it('O-AUT-01 AUTH-2.other-cleared AUTH-2.cleared-first AUTH-2.new-stored AUTH-2.moment clears all that another member left and stores the new id before anybody is told', async () => {
    const services = createFakeServices({ stored: storedOf(1) });
    services.api.profiles.hi.mockResolvedValue(memberGreeting(2));
    const session = createSession(services);
    const atChange: unknown[] = [];
    session.subscribe(({ status }) => atChange.push(status, Object.fromEntries(services.storage.values)));
    await session.check();
    // The moment says that somebody was here, not who: it stays until the new one is written.
    expect(atChange).toEqual(['authenticated', { 'profile/profileId': 2, [moment]: recentMoment }]);
  });

  it('AUTH-1.decided AUTH-3.no-profile AUTH-3.cleared no profile means guest and everything is cleared', async () => {
    const services = createFakeServices({ stored: storedOf(7) });
    services.api.profiles.hi.mockResolvedValue(guestGreeting);
    expect(await createSession(services).check()).toBe('guest');
    expect([...services.storage.values.keys()]).toEqual([]);
  });

  it.each([
    ['network fault', networkFault()],
    ['status 500 with a page', htmlFault()],
    ['status 503', statusFault(503)],
  ])('AUTH-3.failed AUTH-3.moment-kept after a %s a guest, the moment alone stays', async (_name, fault) => {
    const services = createFakeServices({ stored: storedOf(7) });
    services.api.profiles.hi.mockRejectedValue(fault);
    const session = createSession(services);
    expect(await session.check()).toBe('guest');
    expect(session.getState().profileId).toBeNull();
    expect([...services.storage.values]).toEqual([[moment, recentMoment]]);
  });

  it('AUTH-3.refused a refusal clears the moment as well', async () => {
    const services = createFakeServices({ stored: storedOf(7) });
    services.api.profiles.hi.mockRejectedValue(statusFault(403));
    await createSession(services).check();
    expect([...services.storage.values.keys()]).toEqual([]);
  });

  it.each([undefined, '22-11-2026 11:59', '11-27-2026 11:00', 'yesterday', '29-11-2026 12:00'])(
    'AUTH-4.not-asked AUTH-4.unreadable AUTH-4.future with the moment %p the visitor is a guest and the server is not asked',
    async (stored) => {
      const services = createFakeServices({ stored: { ...storedOf(7), [moment]: stored } });
      expect(await createSession(services).check()).toBe('guest');
      expect(services.api.profiles.hi).not.toHaveBeenCalled();
      expect([...services.storage.values.keys()]).toEqual([]);
    },
  );

  it('AUTH-4.asked AUTH-4.every-answer every answer that says authenticated sets the moment', async () => {
    const services = createFakeServices({ stored: { [moment]: '23-11-2026 10:00' } });
    await createSession(services).check();
    expect(services.storage.values.get(moment)).toBe('27-11-2026 12:00');
  });

  it('AUTH-4.zone is in the time zone of the site', async () => {
    const services = createFakeServices();
    services.site = { ...services.site, timeZone: 'Asia/Tokyo' };
    await createSession(services).noteLogIn();
    expect(services.storage.values.get(moment)).toBe('28-11-2026 02:00');
  });

  it('AUTH-4.memory where there is only memory the server is always asked', async () => {
    const services = createFakeServices({ storage: createFakeStorage({}, { isMemory: true }) });
    expect(await createSession(services).check()).toBe('authenticated');
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4.future a clock that went a day wrong logs nobody out', async () => {
    const services = createFakeServices({ stored: { [moment]: recentMoment } });
    services.now = () => noonMs - 24 * 3_600_000;
    expect(await createSession(services).check()).toBe('authenticated');
    services.now = () => noonMs + 24 * 3_600_000;
    expect(await createSession(services).check()).toBe('authenticated');
  });

  it('an answer from before a log-in does not take its moment away', async () => {
    const services = createFakeServices();
    const answer = createDeferred<typeof guestGreeting>();
    services.api.profiles.hi.mockReturnValueOnce(answer.promise);
    const session = createSession(services);
    const checked = session.check();
    await Promise.resolve();
    await session.noteLogIn();
    answer.resolve(guestGreeting);
    await checked;
    expect(services.storage.values.get(moment)).toBe('27-11-2026 12:00');
  });

  it('whenKnown waits for the answer to the latest question', async () => {
    const services = createFakeServices();
    const first = createDeferred<typeof guestGreeting>();
    services.api.profiles.hi.mockReturnValueOnce(first.promise);
    const session = createSession(services);
    const known = session.whenKnown();
    await session.recheck();
    first.resolve(guestGreeting);
    expect(await known).toBe('authenticated');
    expect(session.getState().status).toBe('authenticated');
  });

  it('AUTH-17.log-in a log-in in one tab reaches the others, whatever their storage says', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab(), stored: {} });
    const there = createFakeServices({ channel: hub.openTab(), stored: {} });
    const other = createSession(there);
    other.start();
    expect(await other.check()).toBe('guest');
    await createSession(here).noteLogIn();
    expect(await other.whenKnown()).toBe('guest');
    await other.check();
    expect(other.getState()).toEqual({ status: 'authenticated', profileId: 7 });
    expect(there.api.profiles.hi).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4.facebook on the way to a log-in elsewhere no other tab asks too early and forgets the moment', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab() });
    const there = createFakeServices({ channel: hub.openTab() });
    const other = createSession(there);
    other.start();
    await createSession(here).noteDeparture();
    expect(here.storage.values.get(moment)).toBe('27-11-2026 12:00');
    expect(there.api.profiles.hi).not.toHaveBeenCalled();
  });

  it('AUTH-17.log-out a log-out in one tab reaches the others at once, without asking the server', async () => {
    const hub = createTabHub();
    const here = createFakeServices({ channel: hub.openTab() });
    const there = createFakeServices({ channel: hub.openTab(), stored: storedOf(7) });
    const other = createSession(there);
    other.start();
    await other.check();
    const own = createSession(here);
    await own.check();
    await own.logOutHere();
    expect(own.getState()).toEqual({ status: 'guest', profileId: null });
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
    for (const greeting of [guestGreeting, memberGreeting(8)]) {
      here.api.profiles.hi.mockResolvedValue(greeting);
      there.api.profiles.hi.mockResolvedValue(greeting);
      await here.storage.write(moment, recentMoment);
      const nextPage = createSession(here);
      const stop = nextPage.start();
      await nextPage.check();
      await other.check();
      expect(other.getState().profileId).toBe(greeting.id);
      expect(nextPage.getState().profileId).toBe(greeting.id);
      stop();
    }
    expect(here.api.profiles.hi).toHaveBeenCalledTimes(2);
    expect(there.api.profiles.hi).toHaveBeenCalledTimes(3);
  });

  it('AUTH-17 two tabs whose servers disagree do not ask each other for ever', async () => {
    const hub = createTabHub();
    const [here, there] = [
      createFakeServices({ channel: hub.openTab() }),
      createFakeServices({ channel: hub.openTab() }),
    ];
    there.api.profiles.hi.mockResolvedValue(guestGreeting);
    const [own, other] = [createSession(here), createSession(there)];
    own.start();
    other.start();
    await own.check();
    await other.check();
    await own.check();
    await other.check();
    expect(own.getState().profileId).toBe(7);
    expect(other.getState().profileId).toBeNull();
    expect(here.api.profiles.hi.mock.calls.length).toBeLessThan(5);
    expect(there.api.profiles.hi.mock.calls.length).toBeLessThan(5);
  });

  it('AUTH-17 after stop the other tabs are heard no more', async () => {
    const hub = createTabHub();
    const services = createFakeServices({ channel: hub.openTab() });
    const session = createSession(services);
    const stop = session.start();
    await session.check();
    stop();
    hub.openTab().post('cityguide:log-out');
    expect(session.getState().status).toBe('authenticated');
  });

  it('messages that are none of ours are ignored', async () => {
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

  it('a listener that throws does not leave the question open', async () => {
    const services = createFakeServices();
    const session = createSession(services);
    const unsubscribe = session.subscribe(() => {
      throw new Error('a widget');
    });
    await expect(session.check()).resolves.toBe('authenticated');
    expect(services.report).toHaveBeenCalledWith(new Error('a widget'), expect.any(String));
    unsubscribe();
    await expect(session.check()).resolves.toBe('authenticated');
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(2);
  });
});
