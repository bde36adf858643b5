import { createSession } from '../session/createSession';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, guestSession, createProfileData } from '../testing/createFakeServices';
import { createTabHub } from '../testing/createTabHub';
import { createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { createProfileStore } from './createProfileStore';

async function open(hub = createTabHub()) {
  const services = createFakeServices({ channel: hub.openTab() });
  const session = createSession(services);
  const profile = createProfileStore(services, session);
  profile.start();
  await session.check();
  await profile.load();
  return { services, session, profile, state: profile.getState, api: services.api.profiles };
}

describe('updating the profile', () => {
  it('AUTH-5.updated DASH-5 sends several fields in one request and applies the whole response', async () => {
    const { profile, api, state } = await open();
    const patch = { full_name: 'Grace Hopper', is_foods_category_newsletter_active: true };
    expect(await profile.update(patch)).toBe(true);
    expect(api.updateMe.mock.calls).toEqual([[patch]]);
    expect(state()).toMatchObject({ profile: patch, profileUpdatedSuccessful: true });
  });

  it('AUTH-19.profile newsletterSettings follow an update, and stay when one fails', async () => {
    const { profile, api, state } = await open();
    await profile.update({ is_events_category_newsletter_active: true });
    const settings = {
      is_news_category_newsletter_active: true,
      is_events_category_newsletter_active: true,
      is_foods_category_newsletter_active: false,
      is_newsletter_promotions_active: false,
    };
    expect(state().newsletterSettings).toEqual(settings);
    api.updateMe.mockRejectedValueOnce(createNetworkError());
    expect(await profile.update({ is_news_category_newsletter_active: false })).toBe(false);
    expect(state().newsletterSettings).toEqual(settings);
  });

  it('AUTH-5.update-error AUTH-19.profile-added reports errors at each field that was sent, and the first of them as the error', async () => {
    const { profile, api, state } = await open();
    const fields = { email: ['Taken.'], full_name: ['Too long.', 'Too odd.'] };
    api.updateMe.mockRejectedValueOnce(createStatusError(400, fields));
    await profile.update({ full_name: 'x', email: 'a@example.com' });
    expect(state()).toMatchObject({
      updateProfileError: 'Too long.',
      updateProfileFieldErrors: { full_name: 'Too long.', email: 'Taken.' },
      emailError: 'Taken.',
    });
  });

  it('DOOR-1 reports that the current password is required, also where none was sent', async () => {
    const { profile, api, state } = await open();
    api.updateMe.mockRejectedValueOnce(createStatusError(400, { current_password: ['Wrong.'] }));
    await profile.update({ email: 'a@example.com' });
    expect(state()).toMatchObject({
      updateProfileError: 'Wrong.',
      updateProfileFieldErrors: { current_password: 'Wrong.' },
    });
  });

  it('DOOR-1 a wrong password is shown in the form and not logged on the console; a broken server is', async () => {
    const { profile, api, services } = await open();
    api.updateMe.mockRejectedValueOnce(createStatusError(400, { current_password: ['Wrong.'] }));
    await profile.update({ email: 'a@example.com' });
    expect(services.report).not.toHaveBeenCalled();
    api.updateMe.mockRejectedValueOnce(createStatusError(500));
    await profile.update({ email: 'a@example.com' });
    expect(services.report).toHaveBeenCalledTimes(1);
  });

  it('AUTH-5.update-error an error about no field that was sent is the update’s alone', async () => {
    const { profile, api, state } = await open();
    api.updateMe.mockRejectedValueOnce(createStatusError(400, { non_field_errors: ['Not today.'] }));
    await profile.update({ full_name: 'x' });
    expect(state()).toMatchObject({ updateProfileError: 'Not today.', updateProfileFieldErrors: {} });
  });

  it('clears the messages of an earlier update', async () => {
    const { profile, api, state } = await open();
    api.updateMe.mockRejectedValueOnce(createStatusError(400, { full_name: ['Too long.'] }));
    await profile.update({ full_name: 'x' });
    profile.clearUpdate();
    expect(state()).toMatchObject({ updateProfileError: null, updateProfileFieldErrors: {} });
    await profile.update({ full_name: 'Grace' });
    profile.clearUpdate();
    expect(state().profileUpdatedSuccessful).toBe(false);
  });

  it('runs one after the other, so that the last value wins', async () => {
    const { profile, api, state } = await open();
    const first = createDeferred<ReturnType<typeof createProfileData>>();
    api.updateMe.mockReturnValueOnce(first.promise);
    const both = [profile.update({ full_name: 'First' }), profile.update({ full_name: 'Second' })];
    await flushPromises();
    expect(api.updateMe).toHaveBeenCalledTimes(1);
    first.resolve({ ...createProfileData(7), full_name: 'First' });
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(state().profile?.full_name).toBe('Second');
  });

  it('is not undone by a profile that was requested before it', async () => {
    const { profile, api, state } = await open();
    const early = createDeferred<ReturnType<typeof createProfileData>>();
    api.me
      .mockReturnValueOnce(early.promise)
      .mockResolvedValue({ ...createProfileData(7), full_name: 'Grace' });
    const loaded = profile.load();
    await profile.update({ full_name: 'Grace' });
    early.resolve(createProfileData(7));
    await loaded;
    expect(state().profile?.full_name).toBe('Grace');
  });

  it('O-AUT-02 requests the session when the member is denied', async () => {
    const { profile, api, session } = await open();
    api.updateMe.mockRejectedValueOnce(createStatusError(403));
    api.hi.mockResolvedValue(guestSession);
    expect(await profile.update({ full_name: 'Grace' })).toBe(false);
    await flushPromises();
    expect(session.getState().status).toBe('guest');
  });

  it('O-AUT-01 a response for a member who has left is ignored', async () => {
    const { profile, api, session, state } = await open();
    const late = createDeferred<ReturnType<typeof createProfileData>>();
    api.updateMe.mockReturnValueOnce(late.promise);
    const done = profile.update({ full_name: 'Grace' });
    await session.logOutLocally();
    late.resolve({ ...createProfileData(7), full_name: 'Grace' });
    expect(await done).toBe(false);
    expect(state()).toMatchObject({ profile: null, profileUpdatedSuccessful: false });
  });
});

describe('the profile in two tabs', () => {
  it('DASH-5 a change reaches the other tab, which loads the new profile', async () => {
    const hub = createTabHub();
    const [here, there] = [await open(hub), await open(hub)];
    there.api.me.mockResolvedValue({
      ...createProfileData(7),
      full_name: 'Grace Hopper',
      first_name: 'Grace',
    });
    await here.profile.update({ full_name: 'Grace Hopper' });
    await flushPromises();
    expect(there.state().profile).toMatchObject({ first_name: 'Grace' });
    expect(here.api.me).toHaveBeenCalledTimes(1);
  });

  it('ignores a failed change, another member’s and messages of another version', async () => {
    const hub = createTabHub();
    const [here, there] = [await open(hub), await open(hub)];
    here.api.updateMe.mockRejectedValueOnce(createNetworkError());
    await here.profile.update({ full_name: 'Grace' });
    const stranger = hub.openTab();
    for (const message of [
      { type: 'cityguide:profile', profileId: 8 },
      { type: 'cityguide:profile' },
      'cityguide:profile',
    ])
      stranger.post(message);
    await flushPromises();
    expect(there.api.me).toHaveBeenCalledTimes(1);
  });

  it('a tab that shows no profile loads none', async () => {
    const hub = createTabHub();
    const here = await open(hub);
    const services = createFakeServices({ channel: hub.openTab() });
    const session = createSession(services);
    createProfileStore(services, session).start();
    await session.check();
    await here.profile.update({ full_name: 'Grace' });
    await flushPromises();
    expect(services.api.profiles.me).not.toHaveBeenCalled();
  });
});
