import { createProfileStore } from '../profile/createProfileStore';
import { createSession } from '../session/createSession';
import { createFakeServices, createProfileData } from '../testing/createFakeServices';
import { flushPromises } from '../testing/flushPromises';
import { createNewsletterSettings } from './createNewsletterSettings';

const FLAG = 'is_foods_category_newsletter_active';

async function open() {
  const services = createFakeServices();
  const session = createSession(services);
  const profile = createProfileStore(services, session);
  profile.start();
  await session.check();
  await profile.load();
  const choices = createNewsletterSettings({ profile });
  choices.start();
  return { choices, updateMe: services.api.profiles.updateMe };
}

describe('the newsletters of a member', () => {
  it('DASH-3 sends one request to a backend that responds with success and changes nothing, and says so', async () => {
    const { choices, updateMe } = await open();
    let requestCount = 0;
    updateMe.mockImplementation(() => {
      requestCount += 1;
      if (requestCount > 5) throw new Error('asked without end');
      return Promise.resolve(createProfileData(7));
    });
    choices.setFlag(FLAG, true);
    await flushPromises();
    expect(requestCount).toBe(1);
    expect(choices.getState()).toMatchObject({
      settings: { [FLAG]: false },
      failed: { flag: FLAG, message: '' },
      saved: null,
    });
  });

  it('DASH-3 the last of several values is what the server ends up with', async () => {
    const { choices, updateMe } = await open();
    for (const isWanted of [true, false, true]) choices.setFlag(FLAG, isWanted);
    await flushPromises();
    expect(updateMe.mock.calls.at(-1)).toEqual([{ [FLAG]: true }]);
    expect(choices.getState()).toMatchObject({ settings: { [FLAG]: true }, failed: null, saved: FLAG });
  });
});
