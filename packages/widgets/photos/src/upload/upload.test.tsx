import { MAX_PHOTO_BYTES } from '@cityguide/store/uploads';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LISTING, links, openPhotos, type OpenedPhotos } from '../testing/openPhotos';
import { createFile } from './testing/createFile';
import { storeFilesIn } from './testing/storeFilesIn';

const user = userEvent.setup();
let page: OpenedPhotos;
beforeEach(() => {
  let last = 0;
  URL.createObjectURL = () => `blob:${(last += 1)}`;
  URL.revokeObjectURL = () => undefined;
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => page.close());

type Options = Parameters<typeof openPhotos>[0];

/** A listing's photos with upload enabled; the visitor is a member unless `isGuest` is set. */
async function openWithUpload({
  isGuest = false,
  prepare,
  ...options
}: Options & { isGuest?: boolean } = {}) {
  page = await openPhotos({
    attributes: 'data-upload data-layout="grid"',
    prepare(photos, backend) {
      if (!isGuest) backend.asMember();
      prepare?.(photos, backend);
    },
    ...options,
  });
}

async function openPanel(button = 'Add a photo') {
  await user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('region', { name: 'Add photos' });
}

/** Chooses files like the browser's file dialog. */
const choose = (...files: File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/^Choose photos/), { target: { files } });
  });
const rowOf = async (name: string) => within(await waitFor(() => findRow(name)));
function findRow(name: string): HTMLElement {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (!row) throw new Error(`No row shows ${name}.`);
  return row;
}
const send = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('adding photos', () => {
  it('PHOTO-6.enabled is offered only where the page enables it and names the listing', async () => {
    page = await openPhotos();
    await waitFor(() => expect(links()).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
  });

  it('PHOTO-6.multipart PHOTO-6.no-reload shows chosen files, and adds uploaded photos first in the grid, without reload', async () => {
    await openWithUpload();
    const panel = await openPanel();
    expect(within(panel).getByRole('heading')).toHaveFocus();
    await choose(createFile('bar.jpg'));
    const row = await rowOf('bar.jpg');
    await user.type(row.getByLabelText('Description (optional)'), 'The bar');
    await send('Add 1 photo');
    expect(await row.findByText('Added')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'The bar' })).toBe(links()[0]);
    expect(page.announcements()).toContain('bar.jpg was added.');
    expect(page.backend.state.photos[0]).toMatchObject({ description: 'The bar', listing_id: LISTING });
  });

  it('PHOTO-6.each-file reports an invalid file while the other continues', async () => {
    await openWithUpload();
    await openPanel();
    await choose(createFile('IMG_1.heic', '\0\0\0\x18ftypheic'), createFile('bar.jpg'));
    const bad = await rowOf('IMG_1.heic');
    expect(bad.getByText(/^\* HEIC pictures cannot be added/)).toBeInTheDocument();
    expect(bad.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
    expect(page.announcements()).toMatch(/1 photo chosen\. IMG_1\.heic: HEIC/);
    await send('Add 1 photo');
    await (await rowOf('bar.jpg')).findByText('Added');
    await user.click(screen.getByRole('button', { name: 'Remove IMG_1.heic' }));
    expect(screen.queryByText('IMG_1.heic')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Choose photos/)).toHaveFocus();
  });

  it('PHOTO-6.size-words says how large a picture with too many pixels is, and how large it may be', async () => {
    const picture = { width: 9248, height: 6936, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: async () => picture });
    await openWithUpload();
    await openPanel();
    await choose(createFile('bar.jpg'), createFile('large.jpg', undefined, MAX_PHOTO_BYTES + 1));
    const errorText = /This picture has 9248 × 6936 pixels\. Up to 60 megapixels and 16000 pixels a side/;
    expect(await (await rowOf('bar.jpg')).findByText(errorText)).toBeInTheDocument();
    expect(await (await rowOf('large.jpg')).findByText(/larger than 20 MB/)).toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('PHOTO-6.cancel shows the progress and cancels; the focus stays for a retry', async () => {
    await openWithUpload({
      prepare: (_photos, backend) =>
        void backend.injectFault({ method: 'POST', path: 'photos/', times: 1 }, { kind: 'hang' }),
    });
    await openPanel();
    await choose(createFile('bar.jpg'));
    await send('Add 1 photo');
    expect(await screen.findByRole('progressbar', { name: 'Sending bar.jpg' })).toHaveAttribute(
      'aria-valuemax',
      '100',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel: bar.jpg' }));
    expect(screen.getByText('* Cancelled.')).toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Try again: bar.jpg' });
    expect(again).toHaveFocus();
    await user.click(again);
    await (await rowOf('bar.jpg')).findByText('Added');
  });

  it('PHOTO-6 O-FRM-07 the same file can be chosen again after a server error', async () => {
    await openWithUpload({
      prepare: (_photos, backend) =>
        void backend.injectFault(
          { method: 'POST', path: 'photos/', times: 1 },
          { kind: 'fail', status: 500 },
        ),
    });
    await openPanel();
    const file = createFile('bar.jpg');
    await choose(file);
    await send('Add 1 photo');
    await screen.findByText('* This photo could not be added. Try again.');
    await choose(file);
    await send('Add 1 photo');
    await (await rowOf('bar.jpg')).findByText('Added');
    expect(page.backend.calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('PHOTO-6.preview shows each picture, or an icon where the page’s policy forbids it', async () => {
    await openWithUpload();
    await openPanel();
    await choose(createFile('bar.jpg'));
    await rowOf('bar.jpg');
    const picture = () => findRow('bar.jpg').querySelector('img');
    await waitFor(() => expect(picture()).toHaveAttribute('src', 'blob:1'));
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
  });

  it('PHOTO-7.first-photo an empty listing asks for the first photo', async () => {
    await openWithUpload({
      prepare: (photos) => void photos.splice(0),
    });
    await openPanel('Add the first photo');
    await choose(createFile('bar.jpg'));
    await send('Add 1 photo');
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(screen.queryByText('There are no user photos yet.')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Add photos' })).toBeInTheDocument();
  });

  it('PHOTO-6 accepts files dropped on the page or pasted, but no copied text', async () => {
    await openWithUpload();
    await openPanel();
    const dropped = { files: [createFile('drop.jpg')], types: ['Files'] };
    expect(fireEvent.dragOver(document.body, { dataTransfer: dropped })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: dropped })).toBe(false);
    await rowOf('drop.jpg');
    fireEvent.paste(document.body, { clipboardData: { files: [createFile('paste.jpg')], types: ['Files'] } });
    await rowOf('paste.jpg');
    const text = { files: [createFile('text.jpg')], types: ['text/plain', 'Files'] };
    fireEvent.paste(document.body, { clipboardData: text });
    expect(await screen.findByRole('button', { name: 'Add 2 photos' })).toBeInTheDocument();
    expect(screen.queryByText('text.jpg')).not.toBeInTheDocument();
  });

  it('PHOTO-6 returns the focus to its opener on close, and keeps files that are not sent yet', async () => {
    await openWithUpload();
    await openPanel();
    await choose(createFile('bar.jpg'));
    await rowOf('bar.jpg');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Add photos' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
    await openPanel();
    expect(screen.getByText('bar.jpg')).toBeInTheDocument();
  });

  it('PHOTO-6 a guest is asked to log in, and then the upload continues automatically', async () => {
    const storedFiles = new Map<string, unknown>();
    await openWithUpload({ isGuest: true });
    storeFilesIn(storedFiles, page.store);
    await openPanel();
    await choose(createFile('bar.jpg'));
    expect(await screen.findByText(/You will be asked to log in first/)).toBeInTheDocument();
    await send('Add 1 photo');
    await waitFor(() => expect(page.store.login.getState().isOpen).toBe(true));
    page.close();

    await openWithUpload({ withStore: (store) => storeFilesIn(storedFiles, store) });
    await (await rowOf('bar.jpg')).findByText('Added');
    expect(storedFiles.size).toBe(0);
  });

  it('PHOTO-6 FMT-5 where the browser cannot store files the guest is informed beforehand; also in French', async () => {
    await openWithUpload({ isGuest: true, site: { languages: ['fr-CA'] } });
    page.store.services.storage.openFiles = () => Promise.reject(new Error('Refused.'));
    await user.click(await screen.findByRole('button', { name: 'Ajouter une photo' }));
    await screen.findByRole('region', { name: 'Ajouter des photos' });
    await act(async () => {
      fireEvent.change(screen.getByLabelText(/^Choisir des photos/), {
        target: { files: [createFile('bar.jpg')] },
      });
    });
    await send('Ajouter 1 photo');
    expect(await screen.findByRole('link', { name: 'Se connecter dans un nouvel onglet' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(page.store.login.getState().isOpen).toBe(false);
  });
});
