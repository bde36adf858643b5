import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, memberSession, recentLastActive } from '../testing/createFakeServices';
import { flushPromises } from '../testing/flushPromises';
import { createSession } from './createSession';

describe('a log-out while the server’s response is being handled', () => {
  it('AUTH-3.cleared AUTH-2 wins over a member whose predecessor’s data is being cleared, and leaves nothing stored', async () => {
    const stored = {
      'profile/lastActiveSessionMoment': recentLastActive,
      'profile/profileId': 1,
      'favourites/ids': { 5: 50 },
    };
    const services = createFakeServices({ stored });
    const { storage } = services;
    const clearing = createDeferred<undefined>();
    const clearExcept = jest.spyOn(storage, 'clearExcept').mockReturnValueOnce(clearing.promise);
    services.api.profiles.hi.mockResolvedValue(memberSession(2));
    const session = createSession(services);
    const checked = session.check();
    await flushPromises();
    expect(clearExcept).toHaveBeenCalledTimes(1);
    await session.logOutLocally();
    clearing.resolve(undefined);
    expect(await checked).toBe('guest');
    expect(session.getState()).toEqual({ status: 'guest', profileId: null });
    expect([...storage.values.keys()]).toEqual([]);
  });
});
