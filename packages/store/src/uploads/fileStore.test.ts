import { memberSession } from '../testing/createFakeServices';
import { closeUploadPages, createFile, openUploadPage, type UploadPage } from '../testing/openUploadPage';
import { flushPromises } from '../testing/flushPromises';
import { hasStoredFiles } from './storedFilesMarker';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  closeUploadPages();
  jest.restoreAllMocks();
});

/** A guest who has chosen a photo and wants to send it. */
async function openAsGuest(prepare?: (page: UploadPage) => void): Promise<UploadPage> {
  const page = await openUploadPage({ isGuest: true });
  prepare?.(page);
  await page.uploads.add([createFile('bar.jpg')]);
  page.uploads.setDescription(1, 'The bar');
  await page.uploads.send();
  return page;
}

/** The same tab after a login: the page is new, what the browser stores is not. */
function reload({ services }: UploadPage, isMember = true) {
  if (isMember) services.api.profiles.hi.mockResolvedValue(memberSession(7));
  services.storage.values.set('profile/lastActiveSessionMoment', '27-11-2026 11:59');
  return openUploadPage({ services });
}

describe('photos that a guest chose', () => {
  it('PHOTO-6 wait while the login is open, and continue after it without being chosen again', async () => {
    const before = await openAsGuest();
    expect(before.sent).toEqual([]);
    expect(before.store.login.getState().isOpen).toBe(true);
    expect(hasStoredFiles(42)).toBe(true);
    expect(hasStoredFiles(43)).toBe(false);
    const after = await reload(before);
    expect(await after.uploads.resume()).toBe(true);
    await flushPromises();
    expect(after.sent.map(({ name, description }) => [name, description])).toEqual([['bar.jpg', 'The bar']]);
    expect(after.services.storage.files.size).toBe(0);
    expect(hasStoredFiles(42)).toBe(false);
    expect(await after.uploads.resume()).toBe(false);
  });

  it('PHOTO-6 are there but not sent where the page was only reloaded', async () => {
    const after = await reload(await openAsGuest(), false);
    expect(await after.uploads.resume()).toBe(true);
    await flushPromises();
    expect(after.getStatuses()).toEqual([['bar.jpg', 'ready']]);
    expect(after.sent).toEqual([]);
  });

  it('PHOTO-6 are removed from the browser when the login is closed, and stay on the list', async () => {
    const { store, services, getStatuses, uploads } = await openAsGuest();
    store.login.hide();
    await flushPromises();
    expect(services.storage.files.size).toBe(0);
    expect(hasStoredFiles(42)).toBe(false);
    expect(getStatuses()).toEqual([['bar.jpg', 'ready']]);
    await uploads.send();
    expect(store.login.getState().isOpen).toBe(true);
    expect(services.storage.files.size).toBe(1);
  });

  it('AUTH-17 are sent when another tab logs in', async () => {
    const { store, services, sent } = await openAsGuest();
    services.api.profiles.hi.mockResolvedValue(memberSession(7));
    store.session.setState({ status: 'authenticated', profileId: 7 });
    await flushPromises();
    expect(sent.map(({ name }) => name)).toEqual(['bar.jpg']);
    expect(services.storage.files.size).toBe(0);
  });

  it('PHOTO-6 expire after half an hour', async () => {
    const before = await openAsGuest();
    const { now } = before.services;
    before.services.now = () => now() + 31 * 60_000;
    const after = await reload(before);
    expect(await after.uploads.resume()).toBe(false);
    expect(after.services.storage.files.size).toBe(0);
  });

  it('PHOTO-6 where the browser stores nothing the visitor is notified, and logs in in another tab', async () => {
    const { store, uploads, sent, services } = await openAsGuest(({ services: { storage } }) => {
      storage.openFiles = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    });
    expect(uploads.getState().logIn).toBe('elsewhere');
    expect(store.login.getState().isOpen).toBe(false);
    services.api.profiles.hi.mockResolvedValue(memberSession(7));
    services.storage.values.set('profile/lastActiveSessionMoment', '27-11-2026 11:59');
    window.dispatchEvent(new Event('focus'));
    await flushPromises();
    expect(sent.map(({ name }) => name)).toEqual(['bar.jpg']);
    expect(uploads.getState().logIn).toBe('none');
  });

  it('PHOTO-6 notify the visitor as well where session storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    const { uploads } = await openAsGuest();
    expect(uploads.getState().logIn).toBe('elsewhere');
  });
});
