import { createLogin } from '../login/createLogin';
import { createSession } from '../session/createSession';
import { createFakeServices } from '../testing/createFakeServices';
import { flushPromises } from '../testing/flushPromises';
import { createSavedStore } from './createSavedStore';
import type { SavedGroup } from './SavedGroup';

const noTimes = { before: null, after: null };

function openRatings(stored?: Record<string, unknown>) {
  const services = createFakeServices(stored && { stored });
  const session = createSession(services);
  const login = createLogin(services, session);
  const create = jest.fn(async () => ({ id: 9, date_created: null, times: noTimes }));
  const group: SavedGroup = {
    name: 'ratings',
    callerControl: 'rate',
    api: {
      ids: async () => ({
        results: new Map([[5, 50]]),
        values: new Map([[5, 3]]),
        server_time: '2026-11-20T10:00:00.000Z',
      }),
      create,
      remove: async () => ({ times: noTimes }),
    },
  };
  const store = createSavedStore({ services, session, login, group, onConfirmed: () => undefined });
  store.start();
  store.ensureLoaded();
  return { services, session, login, store, create };
}

describe('another saved group', () => {
  it('SAVE-5.keys SAVE-2 is a parameter object: its own keys, its own requests', async () => {
    const { services, session, store, create } = openRatings();
    await session.check();
    await flushPromises();
    expect(store.isSaved(5)).toBe(true);
    store.toggle(42, 4.5);
    await flushPromises();
    expect(create).toHaveBeenCalledWith(42, 4.5);
    expect(services.storage.values.get('ratings/ids')).toEqual({ 5: [50, 3], 42: [9, 4.5] });
    expect(services.storage.values.get('ratings/updateTime')).toBe('2026-11-20T10:00:00.000Z');
    expect(services.storage.values.has('favourites/ids')).toBe(false);
  });

  it('SAVE-1.caller SAVE-11.guest AUTH-15.opens asks a guest to log in with its own intent and value', async () => {
    const { session, login, store } = openRatings({});
    await session.check();
    store.toggle(42, 4.5);
    expect(login.getState()).toMatchObject({ callerControl: 'rate', objectId: 42, ratingValue: 4.5 });
  });
});
