import { createProfile } from '../profile/createProfile';
import { createSession } from '../session/createSession';
import { createFakeServices, profileOf } from '../testing/createFakeServices';
import { settle } from '../testing/settle';
import { createNewsletterSettings } from './createNewsletterSettings';

const FLAG = 'is_foods_category_newsletter_active';

async function open() {
  const services = createFakeServices();
  const session = createSession(services);
  const profile = createProfile(services, session);
  profile.start();
  await session.check();
  await profile.load();
  const choices = createNewsletterSettings({ profile });
  choices.start();
  return { choices, updateMe: services.api.profiles.updateMe };
}

describe('the newsletters of a member', () => {
  it('DASH-3 asks a backend once that answers well and changes nothing, and says so', async () => {
    const { choices, updateMe } = await open();
    let asked = 0;
    updateMe.mockImplementation(() => {
      asked += 1;
      if (asked > 5) throw new Error('asked without end');
      return Promise.resolve(profileOf(7));
    });
    choices.choose(FLAG, true);
    await settle();
    expect(asked).toBe(1);
    expect(choices.getState()).toMatchObject({
      settings: { [FLAG]: false },
      failed: { flag: FLAG, message: '' },
      saved: null,
    });
  });

  it('DASH-3 the last of several wishes is what the server is left with', async () => {
    const { choices, updateMe } = await open();
    for (const isWanted of [true, false, true]) choices.choose(FLAG, isWanted);
    await settle();
    expect(updateMe.mock.calls.at(-1)).toEqual([{ [FLAG]: true }]);
    expect(choices.getState()).toMatchObject({ settings: { [FLAG]: true }, failed: null, saved: FLAG });
  });
});
