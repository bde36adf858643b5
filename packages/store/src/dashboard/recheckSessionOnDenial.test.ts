import { createMockBackend } from '@cityguide/api/mocks';
import { openStore } from '../testing/openStore';
import { createOwnPhotos } from './createOwnPhotos';
import { createSavedPage } from './createSavedPage';

/** A member whose session has ended elsewhere: the server denies everything that needs a member, with this status. */
async function openDenied(paths: readonly string[], status = 403) {
  const backend = createMockBackend({ isMember: true });
  const { store, close } = openStore(backend);
  await store.session.whenKnown();
  for (const path of paths) backend.injectFault({ path }, { kind: 'fail', status });
  const requestCount = backend.calls.filter(({ path }) => path === 'profiles/hi/').length;
  const whenRechecked = async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      if (backend.calls.filter(({ path }) => path === 'profiles/hi/').length > requestCount) return true;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return false;
  };
  return { backend, store, close, whenRechecked };
}

describe('a list that is denied', () => {
  it.each([401, 403])('AUTH-1 DASH-4 requests the session after %i', async (status) => {
    const { store, close, whenRechecked } = await openDenied(['favourites/'], status);
    const stop = createSavedPage(store, { group: 'favourites' }).start();
    expect(await whenRechecked()).toBe(true);
    stop();
    close();
  });

  it('AUTH-1 DASH-4 so do the photos of a member, and the deletion of one', async () => {
    const { backend, store, close, whenRechecked } = await openDenied(['photos/{id}/']);
    const photos = createOwnPhotos(store);
    const stop = photos.start();
    const [photo] = backend.state.photos;
    if (!photo) throw new Error('There is no sample photo.');
    await photos.remove(photo as never);
    expect(await whenRechecked()).toBe(true);
    stop();
    close();
  });
});
