import { createFakeLoginMarker } from '../testing/createFakeLoginMarker';
import { createFakeServices, recentLastActive } from '../testing/createFakeServices';
import { flushPromises } from '../testing/flushPromises';
import { createSession } from './createSession';

const lastActiveKey = 'profile/lastActiveSessionMoment';

describe('a member is never shown as a guest', () => {
  it('EVERY-6.reload AUTH-4.arrival-taken requests the session after such a log-in also on a page that follows before the last-active time was stored', async () => {
    const services = createFakeServices({ stored: {} });
    services.page.loginMarker = createFakeLoginMarker();
    jest.spyOn(services.storage, 'write').mockReturnValue(new Promise(() => undefined));
    void createSession(services).check();
    await flushPromises();
    // The visitor reloads: the first page stored nothing.
    const next = createFakeServices({ stored: {} });
    next.page.loginMarker = services.page.loginMarker;
    expect(await createSession(next).check()).toBe('authenticated');
    expect(next.page.loginMarker.isSet()).toBe(false);
  });

  it('EVERY-6.reload AUTH-2.moment never drops the last-active time while it clears what another member left', async () => {
    const services = createFakeServices({
      stored: { [lastActiveKey]: recentLastActive, 'profile/profileId': 3 },
    });
    const wasKept = new Set<boolean>();
    const recordPresence = () => wasKept.add(services.storage.values.has(lastActiveKey));
    for (const name of ['write', 'clearExcept'] as const) {
      const original = services.storage[name] as (...args: unknown[]) => Promise<unknown>;
      jest.spyOn(services.storage, name).mockImplementation(async (...args: unknown[]) => {
        const result = await original(...args);
        recordPresence();
        return result as never;
      });
    }
    expect(await createSession(services).check()).toBe('authenticated');
    expect([...wasKept]).toEqual([true]);
    expect(services.storage.values.get(lastActiveKey)).toBe('27-11-2026 12:00');
  });

  it('EVERY-6.hanging-read AUTH-4.failing AUTH-4.hanging requests the session where reading the last-active time shows that the storage cannot be trusted', async () => {
    const services = createFakeServices({ stored: {} });
    let isTrusted = true;
    services.storage.isPersistent = async () => isTrusted;
    jest.spyOn(services.storage, 'read').mockImplementation(async () => {
      isTrusted = false;
      return undefined;
    });
    expect(await createSession(services).check()).toBe('authenticated');
  });
});
