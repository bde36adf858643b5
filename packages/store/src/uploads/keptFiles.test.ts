import { memberGreeting } from '../testing/createFakeServices';
import { closeUploadPages, fileOf, openUploadPage, type UploadPage } from '../testing/openUploads';
import { settle } from '../testing/settle';
import { hasKeptFiles } from './filesMark';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  closeUploadPages();
  jest.restoreAllMocks();
});

/** A guest who has chosen a photo and wants to send it. */
async function openAsGuest(prepare?: (page: UploadPage) => void): Promise<UploadPage> {
  const page = await openUploadPage({ isGuest: true });
  prepare?.(page);
  await page.uploads.add([fileOf('bar.jpg')]);
  page.uploads.describe(1, 'The bar');
  await page.uploads.send();
  return page;
}

/** The same tab after a log-in: the page is new, what the browser keeps is not. */
function reload({ services }: UploadPage, isMember = true) {
  if (isMember) services.api.profiles.hi.mockResolvedValue(memberGreeting(7));
  services.storage.values.set('profile/lastActiveSessionMoment', '27-11-2026 11:59');
  return openUploadPage({ services });
}

describe('photos that a guest chose', () => {
  it('PHOTO-6 wait while the log-in is open, and go on after it without being chosen anew', async () => {
    const before = await openAsGuest();
    expect(before.sent).toEqual([]);
    expect(before.store.login.getState().isOpen).toBe(true);
    expect(hasKeptFiles(42)).toBe(true);
    expect(hasKeptFiles(43)).toBe(false);
    const after = await reload(before);
    expect(await after.uploads.resume()).toBe(true);
    await settle();
    expect(after.sent.map(({ name, description }) => [name, description])).toEqual([['bar.jpg', 'The bar']]);
    expect(after.services.storage.files.size).toBe(0);
    expect(hasKeptFiles(42)).toBe(false);
    expect(await after.uploads.resume()).toBe(false);
  });

  it('PHOTO-6 are there but not sent where the page was only reloaded', async () => {
    const after = await reload(await openAsGuest(), false);
    expect(await after.uploads.resume()).toBe(true);
    await settle();
    expect(after.told()).toEqual([['bar.jpg', 'ready']]);
    expect(after.sent).toEqual([]);
  });

  it('PHOTO-6 are forgotten by the browser when the log-in is closed, and stay on the list', async () => {
    const { store, services, told, uploads } = await openAsGuest();
    store.login.hide();
    await settle();
    expect(services.storage.files.size).toBe(0);
    expect(hasKeptFiles(42)).toBe(false);
    expect(told()).toEqual([['bar.jpg', 'ready']]);
    await uploads.send();
    expect(store.login.getState().isOpen).toBe(true);
    expect(services.storage.files.size).toBe(1);
  });

  it('AUTH-17 are sent when another tab logs in', async () => {
    const { store, services, sent } = await openAsGuest();
    services.api.profiles.hi.mockResolvedValue(memberGreeting(7));
    store.session.setState({ status: 'authenticated', profileId: 7 });
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(['bar.jpg']);
    expect(services.storage.files.size).toBe(0);
  });

  it('PHOTO-6 are old after half an hour', async () => {
    const before = await openAsGuest();
    const { now } = before.services;
    before.services.now = () => now() + 31 * 60_000;
    const after = await reload(before);
    expect(await after.uploads.resume()).toBe(false);
    expect(after.services.storage.files.size).toBe(0);
  });

  it('PHOTO-6 where the browser keeps nothing the visitor is told, and logs in in another tab', async () => {
    const { store, uploads, sent, services } = await openAsGuest(({ services: { storage } }) => {
      storage.openFiles = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    });
    expect(uploads.getState().logIn).toBe('elsewhere');
    expect(store.login.getState().isOpen).toBe(false);
    services.api.profiles.hi.mockResolvedValue(memberGreeting(7));
    services.storage.values.set('profile/lastActiveSessionMoment', '27-11-2026 11:59');
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(['bar.jpg']);
    expect(uploads.getState().logIn).toBe('none');
  });

  it('PHOTO-6 are told of as well where session storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    const { uploads } = await openAsGuest();
    expect(uploads.getState().logIn).toBe('elsewhere');
  });
});
