import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, guestSession, memberSession } from '../testing/createFakeServices';
import { createSavedServer } from '../testing/createSavedServer';
import { openAsGuest, openAsMember, openSaved } from '../testing/openSaved';
import { createMissingCallError, createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';

describe('toggling by a guest', () => {
  it('SAVE-1.caller SAVE-1.object opens the login with the caller and the object', async () => {
    const { store, login } = await openAsGuest();
    store.toggle(42);
    expect(login.getState()).toMatchObject({ isOpen: true, callerControl: 'add-favourite', objectId: 42 });
  });

  it('SAVE-1.unchanged changes nothing', async () => {
    const { store, services } = await openAsGuest();
    const onChange = jest.fn();
    store.subscribeTo(42, onChange);
    store.subscribeChanges(onChange);
    store.toggle(42);
    await flushPromises();
    expect(store.isSaved(42)).toBe(false);
    expect(store.getState().pending.size).toBe(0);
    expect(onChange).not.toHaveBeenCalled();
    expect(services.api.favourites.create).not.toHaveBeenCalled();
    expect(services.api.favourites.ids).not.toHaveBeenCalled();
  });
});

describe('toggling by a member', () => {
  it('SAVE-2.at-once SAVE-2.everywhere flips at once, for all that show the object', async () => {
    const { store } = await openAsMember();
    const first = jest.fn();
    const second = jest.fn();
    store.subscribeTo(42, first);
    store.subscribeTo(42, second);
    store.toggle(42);
    expect(store.isSaved(42)).toBe(true);
    expect(first.mock.calls).toEqual([[true]]);
    expect(second.mock.calls).toEqual([[true]]);
  });

  it('SAVE-2.create creates what is not in the map', async () => {
    const { store, server } = await openAsMember();
    store.toggle(42);
    await flushPromises();
    expect(server.log).toEqual(['POST 42']);
  });

  it('SAVE-2.delete deletes what is in the map with the stored id', async () => {
    const { store, server } = await openAsMember({ 5: 50 });
    expect(store.isSaved(5)).toBe(true);
    store.toggle(5);
    expect(store.isSaved(5)).toBe(false);
    await flushPromises();
    expect(server.log).toEqual(['DELETE 50']);
  });

  it('SAVE-3.create SAVE-3.update-time a create puts the entry into the map, the storage and the update time', async () => {
    const { store, services, server, ids, confirmed } = await openAsMember();
    store.toggle(42);
    await flushPromises();
    expect(ids()).toEqual({ 42: 102 });
    expect(services.storage.values.get('favourites/ids')).toEqual({ 42: 102 });
    expect(services.storage.values.get('favourites/updateTime')).toBe(server.time());
    expect(store.getState().pending.size).toBe(0);
    expect(confirmed).toEqual([[42, true]]);
  });

  it('SAVE-3.delete a delete removes the entry', async () => {
    const { store, services, ids, confirmed } = await openAsMember({ 5: 50, 6: 60 });
    store.toggle(5);
    await flushPromises();
    expect(ids()).toEqual({ 6: 60 });
    expect(services.storage.values.get('favourites/ids')).toEqual({ 6: 60 });
    expect(confirmed).toEqual([[5, false]]);
  });

  it.each([
    ['create', 42, {}],
    ['delete', 5, { 5: 50 }],
  ])(
    'SAVE-3.flips-back SAVE-3.map-kept a failed %s flips back, leaves the map and notifies screen readers only',
    async (_name, id, saved) => {
      const { store, server, services, ids, confirmed } = await openAsMember(saved);
      const kept = structuredClone(services.storage.values);
      const onChange = jest.fn();
      store.subscribeTo(id, onChange);
      server.fail(createNetworkError());
      const before = store.isSaved(id);
      store.toggle(id);
      expect(store.isSaved(id)).toBe(!before);
      await flushPromises();
      expect(store.isSaved(id)).toBe(before);
      expect(onChange.mock.calls).toEqual([[!before], [before]]);
      expect(ids()).toEqual(saved);
      expect(services.storage.values).toEqual(kept);
      expect(services.announce).toHaveBeenCalledTimes(1);
      expect(store.getState().pending.size).toBe(0);
      expect(confirmed).toEqual([]);
    },
  );

  it('SAVE-3 after a failure the same toggle can be tried again', async () => {
    const { store, server, ids } = await openAsMember();
    server.fail(createNetworkError());
    store.toggle(42);
    await flushPromises();
    store.toggle(42);
    await flushPromises();
    expect(ids()).toEqual({ 42: 102 });
  });

  it('a favourite that another device removed disappears without a message', async () => {
    const { store, server, services, ids } = await openAsMember({ 5: 50 });
    server.saved.clear();
    store.toggle(5);
    await flushPromises();
    expect(ids()).toEqual({});
    expect(store.isSaved(5)).toBe(false);
    expect(services.announce).not.toHaveBeenCalled();
  });

  it('ANY-13.missing-removal a favourite stays where the API cannot remove it', async () => {
    const { store, server, services } = await openAsMember({ 5: 50 });
    server.fail(createMissingCallError());
    store.toggle(5);
    await flushPromises();
    expect(store.isSaved(5)).toBe(true);
    expect(services.announce).toHaveBeenCalled();
  });

  it('O-AUT-05 a denial leaves the control as before and requests the session', async () => {
    const { store, server, services, login } = await openAsMember();
    server.fail(createStatusError(403));
    store.toggle(42);
    await flushPromises();
    expect(store.isSaved(42)).toBe(false);
    expect(services.api.profiles.hi).toHaveBeenCalledTimes(2);
    expect(login.getState().isOpen).toBe(false);
  });

  it('a member whose session ended is asked to log in for what they wanted', async () => {
    const { store, server, services, login } = await openAsMember();
    server.fail(createStatusError(401));
    services.api.profiles.hi.mockResolvedValue(guestSession);
    store.toggle(42);
    await flushPromises();
    expect(store.isSaved(42)).toBe(false);
    expect(login.getState()).toMatchObject({ isOpen: true, callerControl: 'add-favourite', objectId: 42 });
  });

  it('O-FAV-02 a delete answered without a body is a success', async () => {
    const { store, services, ids } = await openAsMember({ 5: 55 });
    services.api.favourites.remove.mockResolvedValue({ times: { before: null, after: null } });
    store.toggle(5);
    await flushPromises();
    expect(ids()).toEqual({});
    expect(store.isSaved(5)).toBe(false);
    expect(services.report).not.toHaveBeenCalled();
    expect(services.announce).not.toHaveBeenCalled();
  });
});

describe('another visitor', () => {
  it('O-AUT-01 sees nothing of what the first one saved, and deletes nothing of theirs', async () => {
    const services = createFakeServices({
      stored: {
        'profile/lastActiveSessionMoment': '27-11-2026 11:00',
        'profile/profileId': 1,
        'favourites/ids': { 5: 50 },
        'favourites/updateTime': '2026-11-27T15:00:00.000Z',
      },
    });
    const server = createSavedServer([services.api]);
    services.api.profiles.hi.mockResolvedValue(memberSession(2, server.time()));
    const { store, session } = openSaved(services);
    const onChange = jest.fn();
    store.subscribeTo(5, onChange);
    store.ensureLoaded();
    await session.check();
    await flushPromises();
    expect(store.isSaved(5)).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    store.toggle(5);
    await flushPromises();
    expect(server.log).toEqual(['GET ids', 'POST 5']);
  });

  it('O-AUT-02 a log-out removes all saved states', async () => {
    const { store, session, services } = await openAsMember({ 5: 50 });
    const onChange = jest.fn();
    store.subscribeTo(5, onChange);
    await session.logOutLocally();
    await flushPromises();
    expect(store.isSaved(5)).toBe(false);
    expect(onChange.mock.calls).toEqual([[false]]);
    expect(store.getState()).toMatchObject({ loaded: false });
    expect(services.storage.values.size).toBe(0);
  });

  it('a response to the first one’s request reaches neither page nor storage', async () => {
    const { store, session, services, ids } = await openAsMember();
    const answer = createDeferred<Awaited<ReturnType<typeof services.api.favourites.create>>>();
    services.api.favourites.create.mockReturnValueOnce(answer.promise);
    store.toggle(42);
    await flushPromises();
    await session.logOutLocally();
    answer.resolve({
      id: 900,
      date_created: null,
      times: { before: null, after: null },
    });
    await flushPromises();
    expect(ids()).toEqual({});
    expect(store.isSaved(42)).toBe(false);
    expect(store.getState().pending.size).toBe(0);
    expect(services.storage.values.size).toBe(0);
  });
});
