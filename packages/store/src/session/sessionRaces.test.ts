import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, memberGreeting, recentMoment } from '../testing/createFakeServices';
import { settle } from '../testing/settle';
import { createSession } from './createSession';

describe('a log-out while the server’s answer is dealt with', () => {
  it('AUTH-3.cleared AUTH-2 wins over a member whose predecessor’s things are just cleared, and leaves nothing stored', async () => {
    const stored = {
      'profile/lastActiveSessionMoment': recentMoment,
      'profile/profileId': 1,
      'favourites/ids': { 5: 50 },
    };
    const services = createFakeServices({ stored });
    const { storage } = services;
    const clearing = createDeferred<undefined>();
    const clearAllBut = jest.spyOn(storage, 'clearAllBut').mockReturnValueOnce(clearing.promise);
    services.api.profiles.hi.mockResolvedValue(memberGreeting(2));
    const session = createSession(services);
    const checked = session.check();
    await settle();
    expect(clearAllBut).toHaveBeenCalledTimes(1);
    await session.logOutHere();
    clearing.resolve(undefined);
    expect(await checked).toBe('guest');
    expect(session.getState()).toEqual({ status: 'guest', profileId: null });
    expect([...storage.values.keys()]).toEqual([]);
  });
});
