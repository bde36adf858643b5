import { createMockBackend } from '@cityguide/api/mocks';
import { openStore } from '../testing/openStore';
import { createOwnPhotos } from './createOwnPhotos';
import { createSavedPage } from './createSavedPage';

/** A member whose session has ended elsewhere: the server refuses all that is a member's, in these words. */
async function openRefused(paths: readonly string[], status = 403) {
  const backend = createMockBackend({ isMember: true });
  const { store, close } = openStore(backend);
  await store.session.whenKnown();
  for (const path of paths) backend.disturb({ path }, { kind: 'fail', status });
  const asked = backend.calls.filter(({ path }) => path === 'profiles/hi/').length;
  const whenAsked = async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      if (backend.calls.filter(({ path }) => path === 'profiles/hi/').length > asked) return true;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return false;
  };
  return { backend, store, close, whenAsked };
}

describe('a list that is refused', () => {
  it.each([401, 403])('AUTH-1 DASH-4 asks who is there after %i', async (status) => {
    const { store, close, whenAsked } = await openRefused(['favourites/'], status);
    const stop = createSavedPage(store, { group: 'favourites' }).start();
    expect(await whenAsked()).toBe(true);
    stop();
    close();
  });

  it('AUTH-1 DASH-4 so do the photos of a member, and one that is to be deleted', async () => {
    const { backend, store, close, whenAsked } = await openRefused(['photos/{id}/']);
    const photos = createOwnPhotos(store);
    const stop = photos.start();
    const [photo] = backend.state.photos;
    if (!photo) throw new Error('There is no sample photo.');
    await photos.remove(photo as never);
    expect(await whenAsked()).toBe(true);
    stop();
    close();
  });
});
