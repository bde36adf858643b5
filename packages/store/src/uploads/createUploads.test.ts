import { ApiError } from '@cityguide/api/client';
import { guestGreeting, photoOf } from '../testing/createFakeServices';
import { closeUploadPages, fileOf, openUploadPage } from '../testing/openUploads';
import { settle } from '../testing/settle';
import { openUploads } from './openUploads';

const files = (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index + 1}.jpg`));
const refusal = (status: number, facts = {}) => new ApiError('No.', { kind: 'http', status, ...facts });

/** Whether the page asks before it is left. */
const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(closeUploadPages);

describe('photos that are added', () => {
  it('PHOTO-6.several PHOTO-6.no-reload go two at a time, with what is said about them, and stand in the list without reload', async () => {
    const { uploads, sent, list, told } = await openUploadPage();
    await uploads.add(files(3));
    uploads.describe(1, ' The bar ');
    expect(sent).toEqual([]);
    await uploads.send();
    expect(sent.map(({ name, description }) => [name, description])).toEqual([
      ['1.jpg', 'The bar'],
      ['2.jpg', ''],
    ]);
    sent[0]?.finish(photoOf(90));
    await settle();
    expect(told()).toEqual([
      ['1.jpg', 'done'],
      ['2.jpg', 'sending'],
      ['3.jpg', 'sending'],
    ]);
    expect(list.getState()).toMatchObject({ items: [{ id: 90 }], count: 1 });
  });

  it('PHOTO-6.progress tell how much is sent', async () => {
    const { uploads, sent } = await openUploadPage();
    await uploads.add(files(1));
    await uploads.send();
    sent[0]?.onProgress(400);
    expect(uploads.getState().items[0]).toMatchObject({ status: 'sending', sentBytes: 400 });
  });

  it('PHOTO-6.each-file one that is wrong says so, and the others go on', async () => {
    const { uploads, sent, told } = await openUploadPage();
    await uploads.add([fileOf('notes.jpg', 'Hello'), ...files(1)]);
    await uploads.send();
    sent[0]?.fail(refusal(415, { fields: { file: ['Animated pictures cannot be added.'] } }));
    await settle();
    expect(told()).toEqual([
      ['notes.jpg', 'type'],
      ['1.jpg', 'refused'],
    ]);
    expect(uploads.getState().items[1]?.words).toBe('Animated pictures cannot be added.');
  });

  it.each([
    ['network', new ApiError('No.', { kind: 'network' })],
    ['stalled', new ApiError('No.', { kind: 'timeout' })],
    ['busy', refusal(429)],
    ['failed', refusal(500)],
    ['failed', new ApiError('No.', { kind: 'format', status: 200 })],
  ])('PHOTO-6 O-FRM-07 can be sent again after a fault: %s', async (fault, error) => {
    const { uploads, sent, told } = await openUploadPage();
    await uploads.add(files(1));
    await uploads.send();
    sent[0]?.fail(error);
    await settle();
    expect(told()).toEqual([['1.jpg', fault]]);
    await uploads.retry(1);
    expect(sent).toHaveLength(2);
    sent[1]?.fail(error);
    await settle();
    // The very same file, chosen anew.
    await uploads.add(files(1));
    await uploads.send();
    expect(sent).toHaveLength(3);
    sent[2]?.finish(photoOf(90));
    await settle();
    expect(told()).toEqual([['1.jpg', 'done']]);
    await uploads.add(files(1));
    await uploads.send();
    expect(sent).toHaveLength(4);
  });

  it('a file that is on the list already is not put there twice', async () => {
    const { uploads, told } = await openUploadPage();
    await uploads.add([...files(2), ...files(1)]);
    await uploads.add(files(2));
    expect(told()).toHaveLength(2);
  });

  it('PHOTO-6.cancel cancelling aborts the request, and the next one goes', async () => {
    const { uploads, sent, told } = await openUploadPage();
    await uploads.add(files(3));
    await uploads.send();
    uploads.cancel(1);
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.fail(new ApiError('No.', { kind: 'aborted' }));
    await settle();
    expect(told()).toEqual([
      ['1.jpg', 'cancelled'],
      ['2.jpg', 'sending'],
      ['3.jpg', 'sending'],
    ]);
  });

  it('PHOTO-6 nobody leaves by accident while something is on its way', async () => {
    const { uploads, sent } = await openUploadPage();
    await uploads.add(files(1));
    expect(isLeavingAsked()).toBe(false);
    await uploads.send();
    expect(isLeavingAsked()).toBe(true);
    sent[0]?.finish(photoOf(90));
    await settle();
    expect(isLeavingAsked()).toBe(false);
  });

  it('PHOTO-6 previews are let go of', async () => {
    const { uploads, sent, previews } = await openUploadPage();
    await uploads.add(files(2));
    expect(previews.size).toBe(2);
    uploads.remove(1);
    await uploads.send();
    sent[0]?.finish(photoOf(90));
    await settle();
    uploads.clearDone();
    expect(previews.size).toBe(0);
    expect(uploads.getState().items).toEqual([]);
  });

  it('PHOTO-6 one list a place, whoever asks for it', async () => {
    const { store, uploads } = await openUploadPage();
    expect(openUploads(store, 42)).toBe(uploads);
    expect(openUploads(store, 43)).not.toBe(uploads);
  });

  it('PHOTO-6 a member whom the server refuses for something else is told, not asked to log in', async () => {
    const { uploads, sent, store, told } = await openUploadPage();
    await uploads.add(files(1));
    await uploads.send();
    sent[0]?.fail(refusal(403, { detail: 'CSRF Failed: CSRF cookie not set.' }));
    await settle();
    sent[1]?.fail(refusal(403, { detail: 'CSRF Failed: CSRF cookie not set.' }));
    await settle();
    expect(sent).toHaveLength(2);
    expect(told()).toEqual([['1.jpg', 'refused']]);
    expect(store.login.getState().isOpen).toBe(false);
  });

  it('PHOTO-6 a session that ends midway leads to the log-in with everything kept', async () => {
    const { uploads, sent, store, services, told } = await openUploadPage();
    await uploads.add(files(3));
    await uploads.send();
    services.api.profiles.hi.mockResolvedValue(guestGreeting);
    sent[0]?.fail(refusal(403));
    await settle();
    expect(sent[1]?.signal.aborted).toBe(true);
    expect(told().map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(store.login.getState().isOpen).toBe(true);
    expect(isLeavingAsked()).toBe(false);
    expect([...services.storage.files.values()]).toEqual([
      expect.objectContaining({ files: [expect.anything(), expect.anything(), expect.anything()] }),
    ]);
  });
});
