import type { SendPhoto } from '@cityguide/api/uploads';
import type { CityguideStore } from '../CityguideStore';
import { linkPhoto } from '../links/linkApi';
import { findPhotoList } from '../photos/findPhotoList';
import { isAccessDenied } from '../services/asApiError';
import { createUploadItems } from './createUploadItems';
import { createLoginGate } from './createLoginGate';
import { parseUploadError } from './parseUploadError';
import type { Upload, Uploads, UploadsState } from './Uploads';

/** More would only share the same bandwidth. */
const MAX_CONCURRENT_UPLOADS = 2;

export type UploadsDependencies = Pick<
  CityguideStore,
  'createState' | 'login' | 'paths' | 'services' | 'session' | 'shared'
>;

export function createUploads(
  store: UploadsDependencies,
  { listing, send }: { listing: number; send: SendPhoto },
): Uploads {
  const state = store.createState<UploadsState>(() => ({ items: [], logIn: 'none' }));
  const items = createUploadItems({
    get: () => state.getState().items,
    set: (list) => state.setState({ items: list }),
  });
  const gate = createLoginGate(store, { listing, state, onMember: () => void sendReady() });
  const guardUnload = createUnloadGuard();
  const requests = new Map<number, AbortController>();
  /** Uploads that the server has denied although the visitor seems to be a member: one retry is enough. */
  const rejectedIds = new Set<number>();

  const findByStatus = (...statuses: Upload['status'][]) =>
    state.getState().items.filter(({ status }) => statuses.includes(status));

  function processQueue(): void {
    for (const { id } of findByStatus('waiting'))
      if (requests.size < MAX_CONCURRENT_UPLOADS) void sendOne(id);
    guardUnload(findByStatus('waiting', 'sending').length > 0);
  }

  function abortUpload(id: number): void {
    requests.get(id)?.abort();
    requests.delete(id);
  }

  async function sendOne(id: number): Promise<void> {
    const item = items.find(id);
    if (!item) return;
    const request = new AbortController();
    requests.set(id, request);
    items.change(id, { status: 'sending', sentBytes: 0, error: null, message: null });
    const { file, description } = item;
    try {
      const photo = await send(
        { file, listing, description: description.trim() },
        {
          signal: request.signal,
          onProgress(sentBytes) {
            if (requests.get(id) === request) items.change(id, { sentBytes });
          },
        },
      );
      if (requests.get(id) === request) items.change(id, { status: 'done', sentBytes: file.size });
      findPhotoList(store, { listing })?.add(linkPhoto(store.paths, photo));
    } catch (error) {
      if (requests.get(id) !== request) return;
      if (isAccessDenied(error) && !rejectedIds.has(id)) return await retryAfterLogIn(id);
      const uploadError = parseUploadError(error);
      // The other errors are shown to the visitor, who can fix them.
      if (uploadError.error === 'failed') store.services.report?.(error, 'adding a photo');
      items.change(id, { status: 'failed', ...uploadError });
    } finally {
      if (requests.get(id) === request) requests.delete(id);
      processQueue();
    }
  }

  /** The session may have ended meanwhile: nothing is lost, and everything continues after a login. */
  async function retryAfterLogIn(id: number): Promise<void> {
    rejectedIds.add(id);
    for (const other of findByStatus('waiting', 'sending')) {
      abortUpload(other.id);
      items.change(other.id, { status: 'ready', sentBytes: 0 });
    }
    await store.session.check();
    await sendReady();
  }

  async function sendReady(): Promise<void> {
    if (!(await gate.requireMember(() => findByStatus('ready', 'waiting')))) return;
    for (const { id } of findByStatus('ready')) items.change(id, { status: 'waiting' });
    processQueue();
  }

  return Object.assign(state, {
    async add(files: readonly File[]) {
      await Promise.all(files.map((file) => items.add(file)));
    },
    setDescription: (id: number, description: string) => items.change(id, { description }),
    send: sendReady,
    async retry(id: number) {
      const item = items.find(id);
      if (item?.status !== 'failed') return;
      rejectedIds.delete(id);
      await items.add(item.file);
      if (items.find(id)?.status !== 'ready') return;
      if (!(await gate.requireMember(() => findByStatus('ready', 'waiting')))) return;
      items.change(id, { status: 'waiting' });
      processQueue();
    },
    cancel(id: number) {
      if (!findByStatus('waiting', 'sending').some((item) => item.id === id)) return;
      abortUpload(id);
      items.change(id, { status: 'failed', error: 'cancelled' });
      processQueue();
    },
    remove(id: number) {
      abortUpload(id);
      items.remove((item) => item.id === id);
      processQueue();
    },
    clearDone: () => items.remove(({ status }) => status === 'done'),
    async resume() {
      const storedFiles = await gate.takeStoredFiles();
      await Promise.all(storedFiles.map(({ file, description }) => items.add(file, description)));
      if (storedFiles.length > 0 && (await store.session.whenKnown()) === 'authenticated') void sendReady();
      return storedFiles.length > 0;
    },
  });
}

/**
 * Asks the visitor for confirmation before the page is left, while `isBusy` is true. Listens only then: a page that
 * listens is kept out of the back/forward cache.
 */
function createUnloadGuard() {
  let isGuarding = false;
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  return (isBusy: boolean): void => {
    if (isBusy === isGuarding) return;
    isGuarding = isBusy;
    if (isBusy) window.addEventListener('beforeunload', onBeforeUnload);
    else window.removeEventListener('beforeunload', onBeforeUnload);
  };
}
