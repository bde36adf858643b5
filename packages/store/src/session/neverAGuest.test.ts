import { createFakeArrival } from '../testing/createFakeArrival';
import { createFakeServices, recentMoment } from '../testing/createFakeServices';
import { settle } from '../testing/settle';
import { createSession } from './createSession';

const moment = 'profile/lastActiveSessionMoment';

describe('a member is never shown as a guest', () => {
  it('EVERY-6.reload AUTH-4.arrival-taken asks after such a log-in also on a page that follows before the moment was kept', async () => {
    const services = createFakeServices({ stored: {} });
    services.page.arrival = createFakeArrival();
    jest.spyOn(services.storage, 'write').mockReturnValue(new Promise(() => undefined));
    void createSession(services).check();
    await settle();
    // The visitor reloads: nothing of the first page was written.
    const next = createFakeServices({ stored: {} });
    next.page.arrival = services.page.arrival;
    expect(await createSession(next).check()).toBe('authenticated');
    expect(next.page.arrival.isThere()).toBe(false);
  });

  it('EVERY-6.reload AUTH-2.moment never lets go of the moment while it clears what another member left', async () => {
    const services = createFakeServices({ stored: { [moment]: recentMoment, 'profile/profileId': 3 } });
    const isKept = new Set<boolean>();
    const watch = () => isKept.add(services.storage.values.has(moment));
    for (const name of ['write', 'clearAllBut'] as const) {
      const original = services.storage[name] as (...args: unknown[]) => Promise<unknown>;
      jest.spyOn(services.storage, name).mockImplementation(async (...args: unknown[]) => {
        const result = await original(...args);
        watch();
        return result as never;
      });
    }
    expect(await createSession(services).check()).toBe('authenticated');
    expect([...isKept]).toEqual([true]);
    expect(services.storage.values.get(moment)).toBe('27-11-2026 12:00');
  });

  it('EVERY-6.hanging-read AUTH-4.failing AUTH-4.hanging asks where the read of the moment shows that the storage cannot be trusted', async () => {
    const services = createFakeServices({ stored: {} });
    let isTrusted = true;
    services.storage.remembers = async () => isTrusted;
    jest.spyOn(services.storage, 'read').mockImplementation(async () => {
      isTrusted = false;
      return undefined;
    });
    expect(await createSession(services).check()).toBe('authenticated');
  });
});
