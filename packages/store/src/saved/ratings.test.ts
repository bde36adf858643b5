import { createFakeServices } from '../testing/createFakeServices';
import { createSavedServer } from '../testing/createSavedServer';
import { openMemberPage } from '../testing/openMemberPage';
import { openAsGuest, openAsMember, openSaved } from '../testing/openSaved';
import { createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';

const openRatings = () => openAsMember({}, 'ratings');

describe('rating a listing', () => {
  it('SAVE-11.sent SAVE-11.shown shows the stars at once, sends and stores them', async () => {
    const { stores, server, services } = await openRatings();
    const onChange = jest.fn();
    stores.ratings.subscribeTo(42, onChange);
    stores.ratings.rate(42, 3.5);
    expect(stores.ratings.getRating(42)).toBe(3.5);
    await flushPromises();
    expect(server.log).toEqual(['POST 42 3.5']);
    expect(stores.ratings.getRating(42)).toBe(3.5);
    expect(services.storage.values.get('ratings/ids')).toEqual({ 42: [102, 3.5] });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('SAVE-11 other stars replace the first: every change is notified and sent', async () => {
    const { stores, server } = await openRatings();
    const ratings: (number | null)[] = [];
    stores.ratings.subscribeTo(42, () => ratings.push(stores.ratings.getRating(42)));
    for (const stars of [2, 5, null]) {
      stores.ratings.rate(42, stars);
      await flushPromises();
    }
    expect(server.log).toEqual(['POST 42 2', 'POST 42 5', 'DELETE 102']);
    expect(ratings).toEqual([2, 5, null]);
  });

  it('SAVE-11 the same stars again send nothing', async () => {
    const { stores, server } = await openRatings();
    stores.ratings.rate(42, 4);
    await flushPromises();
    stores.ratings.rate(42, 4);
    await flushPromises();
    expect(server.log).toEqual(['POST 42 4']);
    expect(stores.ratings.getState().pending.size).toBe(0);
  });

  it('SAVE-11 SAVE-4 while one is pending, only the last value follows', async () => {
    jest.useFakeTimers();
    const services = createFakeServices();
    const delayMs = (request: string) => (request === 'POST 42 1' ? 2000 : 5);
    const server = createSavedServer([services.api], { group: 'ratings', delayMs });
    const { stores, session } = openSaved(services, 'ratings');
    stores.ratings.ensureLoaded();
    await session.check();
    await jest.advanceTimersByTimeAsync(100);
    server.log.length = 0;
    stores.ratings.rate(42, 1);
    await jest.advanceTimersByTimeAsync(100);
    for (const stars of [2, 3, 4.5]) stores.ratings.rate(42, stars);
    expect(stores.ratings.getRating(42)).toBe(4.5);
    await jest.advanceTimersByTimeAsync(4000);
    expect(server.log).toEqual(['POST 42 1', 'POST 42 4.5']);
    expect([stores.ratings.getRating(42), server.values.get(42)]).toEqual([4.5, 4.5]);
    jest.useRealTimers();
  });

  it('SAVE-11 SAVE-3 a failure shows the earlier stars again and is announced to screen readers', async () => {
    const { stores, server, services } = await openRatings();
    stores.ratings.rate(42, 4);
    await flushPromises();
    server.fail(createNetworkError());
    stores.ratings.rate(42, 1);
    expect(stores.ratings.getRating(42)).toBe(1);
    await flushPromises();
    expect(stores.ratings.getRating(42)).toBe(4);
    expect(services.announce).toHaveBeenCalledTimes(1);
  });

  it('SAVE-11.guest AUTH-15.opens a guest is asked to log in with the stars, also one whose session has just ended', async () => {
    const guest = await openAsGuest('ratings');
    guest.stores.ratings.rate(42, 2.5);
    const expected = { isOpen: true, callerControl: 'rate', objectId: 42, ratingValue: 2.5 };
    expect(guest.login.getState()).toMatchObject(expected);
    expect(guest.stores.ratings.getRating(42)).toBeNull();

    const member = await openRatings();
    member.services.api.profiles.hi.mockResolvedValue({ id: null, last_updates: {} });
    member.server.fail(createStatusError(403));
    member.stores.ratings.rate(42, 2.5);
    await flushPromises();
    expect(member.login.getState()).toMatchObject(expected);
  });

  it('SAVE-11 stars given before the status is known are the last ones, and are sent once', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { group: 'ratings' });
    const { stores, session } = openSaved(services, 'ratings');
    stores.ratings.rate(42, 2);
    stores.ratings.rate(42, 5);
    await session.check();
    await flushPromises();
    expect(server.log).toEqual(['GET ids', 'POST 42 5']);
  });

  it('SAVE-11 the ids response contains the stars', async () => {
    const services = createFakeServices();
    const server = createSavedServer([services.api], { group: 'ratings' });
    server.saveElsewhere(42, 1.5);
    const { stores } = await openMemberPage(services, 'ratings');
    expect(stores.ratings.getRating(42)).toBe(1.5);
    expect(stores.ratings.getRating(43)).toBeNull();
  });
});
