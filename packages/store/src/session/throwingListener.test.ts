import { createFakeServices } from '../testing/createFakeServices';
import { createSession } from './createSession';

describe('session', () => {
  it('a listener that throws does not leave the request pending', async () => {
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
