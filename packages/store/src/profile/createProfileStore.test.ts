import { createSession } from '../session/createSession';
import { createDeferred } from '../testing/createDeferred';
import {
  createFakeServices,
  guestSession,
  memberSession,
  createProfileData,
} from '../testing/createFakeServices';
import { createNetworkError, createStatusError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { createProfileStore } from './createProfileStore';

async function open() {
  const services = createFakeServices();
  const session = createSession(services);
  const profile = createProfileStore(services, session);
  profile.start();
  await session.check();
  return { services, session, profile, state: profile.getState };
}

describe('profile', () => {
  it('AUTH-19.profile AUTH-19.profile-added begins empty', async () => {
    const { state } = await open();
    expect(state()).toEqual({
      profile: null,
      isAuthenticated: false,
      updateProfileError: null,
      updateProfileFieldErrors: {},
      profileUpdatedSuccessful: false,
      newsletterSettings: null,
      emailError: null,
      counts: null,
    });
  });

  it('AUTH-5.got a loaded profile marks authenticated', async () => {
    const { profile, state } = await open();
    await profile.load();
    expect(state()).toMatchObject({
      profile: { id: 7, first_name: 'Ada' },
      isAuthenticated: true,
      newsletterSettings: {
        is_news_category_newsletter_active: true,
        is_events_category_newsletter_active: false,
        is_foods_category_newsletter_active: false,
        is_newsletter_promotions_active: false,
      },
    });
  });

  it('AUTH-5.get-failed a failed get empties the profile and marks unauthenticated', async () => {
    const { profile, services, state } = await open();
    await profile.load();
    services.api.profiles.me.mockRejectedValueOnce(createNetworkError());
    await profile.load();
    expect(state()).toMatchObject({ profile: null, isAuthenticated: false });
    expect(services.report).toHaveBeenCalledTimes(1);
  });

  it('requests the session when the member is denied', async () => {
    const { profile, services, session } = await open();
    services.api.profiles.me.mockRejectedValueOnce(createStatusError(403));
    services.api.profiles.hi.mockResolvedValue(guestSession);
    await profile.load();
    await flushPromises();
    expect(session.getState().status).toBe('guest');
  });

  it('is requested once by many at the same time', async () => {
    const { profile, services } = await open();
    await Promise.all([profile.load(), profile.load(), profile.load()]);
    expect(services.api.profiles.me).toHaveBeenCalledTimes(1);
  });

  it('AUTH-5.updated a successful update sets the flag and the profile', async () => {
    const { profile, state } = await open();
    await profile.load();
    await profile.update({ full_name: 'Grace Hopper' });
    expect(state()).toMatchObject({
      profile: { full_name: 'Grace Hopper' },
      profileUpdatedSuccessful: true,
      updateProfileError: null,
    });
  });

  it('AUTH-5.update-error AUTH-5.update-leaves a failed update sets the error and leaves the profile', async () => {
    const { profile, services, state } = await open();
    await profile.load();
    await profile.update({ full_name: 'Grace Hopper' });
    const before = state().profile;
    services.api.profiles.updateMe.mockRejectedValueOnce(createStatusError(400, { email: ['Taken.'] }));
    await profile.update({ email: 'a@example.com' });
    expect(state()).toMatchObject({
      updateProfileError: 'Taken.',
      emailError: 'Taken.',
      profileUpdatedSuccessful: false,
      isAuthenticated: true,
    });
    expect(state().profile).toBe(before);
  });

  it('AUTH-5.update-error a failed update without a message of the server has a message too', async () => {
    const { profile, services, state } = await open();
    services.api.profiles.updateMe.mockRejectedValueOnce(createNetworkError());
    await profile.update({ full_name: 'Grace' });
    expect(state().updateProfileError).toMatch(/went wrong/);
    expect(state().emailError).toBeNull();
  });

  it('O-AUT-01 belongs to one member: another one’s is loaded again, and a late response is ignored', async () => {
    const { profile, services, session, state } = await open();
    const late = createDeferred<ReturnType<typeof createProfileData>>();
    services.api.profiles.me.mockReturnValueOnce(late.promise);
    void profile.load();
    services.api.profiles.me.mockResolvedValue({ ...createProfileData(2), first_name: 'Grace' });
    services.api.profiles.hi.mockResolvedValue(memberSession(2));
    await session.recheck();
    late.resolve(createProfileData(7));
    await flushPromises();
    expect(state().profile).toMatchObject({ id: 2, first_name: 'Grace' });
  });

  it('O-AUT-02 a log-out removes the name', async () => {
    const { profile, session, state } = await open();
    await profile.load();
    await session.logOutLocally();
    expect(state()).toMatchObject({ profile: null, isAuthenticated: false, newsletterSettings: null });
  });
});
