import { ApiError } from '@cityguide/api/client';
import { guestSession, createPhotoData } from '../testing/createFakeServices';
import { closeUploadPages, createFile, openUploadPage } from '../testing/openUploadPage';
import { flushPromises } from '../testing/flushPromises';
import { openUploads } from './openUploads';

const files = (count: number) => Array.from({ length: count }, (_, index) => createFile(`${index + 1}.jpg`));
const rejection = (status: number, facts = {}) => new ApiError('No.', { kind: 'http', status, ...facts });

/** Whether the page asks for confirmation before it is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(closeUploadPages);

describe('photos that are added', () => {
  it('PHOTO-6.several PHOTO-6.no-reload go two at a time, with their descriptions, and are in the list without reload', async () => {
    const { uploads, sent, list, getStatuses } = await openUploadPage();
    await uploads.add(files(3));
    uploads.setDescription(1, ' The bar ');
    expect(sent).toEqual([]);
    await uploads.send();
    expect(sent.map(({ name, description }) => [name, description])).toEqual([
      ['1.jpg', 'The bar'],
      ['2.jpg', ''],
    ]);
    sent[0]?.finish(createPhotoData(90));
    await flushPromises();
    expect(getStatuses()).toEqual([
      ['1.jpg', 'done'],
      ['2.jpg', 'sending'],
      ['3.jpg', 'sending'],
    ]);
    expect(list.getState()).toMatchObject({ items: [{ id: 90 }], count: 1 });
  });

  it('PHOTO-6.progress report how much is sent', async () => {
    const { uploads, sent } = await openUploadPage();
    await uploads.add(files(1));
    await uploads.send();
    sent[0]?.onProgress(400);
    expect(uploads.getState().items[0]).toMatchObject({ status: 'sending', sentBytes: 400 });
  });

  it('PHOTO-6.each-file one that is wrong says so, and the others go on', async () => {
    const { uploads, sent, getStatuses } = await openUploadPage();
    await uploads.add([createFile('notes.jpg', 'Hello'), ...files(1)]);
    await uploads.send();
    sent[0]?.fail(rejection(415, { fields: { file: ['Animated pictures cannot be added.'] } }));
    await flushPromises();
    expect(getStatuses()).toEqual([
      ['notes.jpg', 'type'],
      ['1.jpg', 'refused'],
    ]);
    expect(uploads.getState().items[1]?.message).toBe('Animated pictures cannot be added.');
  });

  it.each([
    ['network', new ApiError('No.', { kind: 'network' })],
    ['stalled', new ApiError('No.', { kind: 'timeout' })],
    ['busy', rejection(429)],
    ['failed', rejection(500)],
    ['failed', new ApiError('No.', { kind: 'format', status: 200 })],
  ])('PHOTO-6 O-FRM-07 can be sent again after an error: %s', async (uploadError, error) => {
    const { uploads, sent, getStatuses } = await openUploadPage();
    await uploads.add(files(1));
    await uploads.send();
    sent[0]?.fail(error);
    await flushPromises();
    expect(getStatuses()).toEqual([['1.jpg', uploadError]]);
    await uploads.retry(1);
    expect(sent).toHaveLength(2);
    sent[1]?.fail(error);
    await flushPromises();
    // The very same file, chosen again.
    await uploads.add(files(1));
    await uploads.send();
    expect(sent).toHaveLength(3);
    sent[2]?.finish(createPhotoData(90));
    await flushPromises();
    expect(getStatuses()).toEqual([['1.jpg', 'done']]);
    await uploads.add(files(1));
    await uploads.send();
    expect(sent).toHaveLength(4);
  });

  it('a file that is on the list already is not added twice', async () => {
    const { uploads, getStatuses } = await openUploadPage();
    await uploads.add([...files(2), ...files(1)]);
    await uploads.add(files(2));
    expect(getStatuses()).toHaveLength(2);
  });

  it('PHOTO-6.cancel cancelling aborts the request, and the next one goes', async () => {
    const { uploads, sent, getStatuses } = await openUploadPage();
    await uploads.add(files(3));
    await uploads.send();
    uploads.cancel(1);
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.fail(new ApiError('No.', { kind: 'aborted' }));
    await flushPromises();
    expect(getStatuses()).toEqual([
      ['1.jpg', 'cancelled'],
      ['2.jpg', 'sending'],
      ['3.jpg', 'sending'],
    ]);
  });

  it('PHOTO-6 the visitor cannot leave by accident while something is pending', async () => {
    const { uploads, sent } = await openUploadPage();
    await uploads.add(files(1));
    expect(asksBeforeLeaving()).toBe(false);
    await uploads.send();
    expect(asksBeforeLeaving()).toBe(true);
    sent[0]?.finish(createPhotoData(90));
    await flushPromises();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('PHOTO-6 previews are revoked', async () => {
    const { uploads, sent, previews } = await openUploadPage();
    await uploads.add(files(2));
    expect(previews.size).toBe(2);
    uploads.remove(1);
    await uploads.send();
    sent[0]?.finish(createPhotoData(90));
    await flushPromises();
    uploads.clearDone();
    expect(previews.size).toBe(0);
    expect(uploads.getState().items).toEqual([]);
  });

  it('PHOTO-6 one list per listing, however many widgets open it', async () => {
    const { store, uploads } = await openUploadPage();
    expect(openUploads(store, 42)).toBe(uploads);
    expect(openUploads(store, 43)).not.toBe(uploads);
  });

  it('PHOTO-6 a member whom the server denies for another reason is shown that, not asked to log in', async () => {
    const { uploads, sent, store, getStatuses } = await openUploadPage();
    await uploads.add(files(1));
    await uploads.send();
    sent[0]?.fail(rejection(403, { detail: 'CSRF Failed: CSRF cookie not set.' }));
    await flushPromises();
    sent[1]?.fail(rejection(403, { detail: 'CSRF Failed: CSRF cookie not set.' }));
    await flushPromises();
    expect(sent).toHaveLength(2);
    expect(getStatuses()).toEqual([['1.jpg', 'refused']]);
    expect(store.login.getState().isOpen).toBe(false);
  });

  it('PHOTO-6 a session that ends midway leads to the login with everything kept', async () => {
    const { uploads, sent, store, services, getStatuses } = await openUploadPage();
    await uploads.add(files(3));
    await uploads.send();
    services.api.profiles.hi.mockResolvedValue(guestSession);
    sent[0]?.fail(rejection(403));
    await flushPromises();
    expect(sent[1]?.signal.aborted).toBe(true);
    expect(getStatuses().map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(store.login.getState().isOpen).toBe(true);
    expect(asksBeforeLeaving()).toBe(false);
    expect([...services.storage.files.values()]).toEqual([
      expect.objectContaining({ files: [expect.anything(), expect.anything(), expect.anything()] }),
    ]);
  });
});
