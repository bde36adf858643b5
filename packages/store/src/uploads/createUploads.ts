import type { SendPhoto } from '@cityguide/api/uploads';
import type { CityguideStore } from '../CityguideStore';
import { findPhotoList } from '../photos/findPhotoList';
import { isRefusal } from '../services/apiFault';
import { createItems } from './createItems';
import { createLeavingGuard } from './createLeavingGuard';
import { createLogInGate } from './createLogInGate';
import { readUploadFault } from './readUploadFault';
import type { Upload, Uploads, UploadsState } from './Uploads';

/** More would only share the same line. */
const AT_A_TIME = 2;

export type UploadsStore = Pick<CityguideStore, 'createState' | 'login' | 'services' | 'session' | 'shared'>;

export function createUploads(
  store: UploadsStore,
  { listing, send }: { listing: number; send: SendPhoto },
): Uploads {
  const state = store.createState<UploadsState>(() => ({ items: [], logIn: 'none' }));
  const items = createItems({
    get: () => state.getState().items,
    set: (list) => state.setState({ items: list }),
  });
  const gate = createLogInGate(store, { listing, state, onMember: () => void sendReady() });
  const guardLeaving = createLeavingGuard();
  const flights = new Map<number, AbortController>();
  /** Whom the server has refused although they seem to be members: once is enough. */
  const refused = new Set<number>();

  const ofStatus = (...statuses: Upload['status'][]) =>
    state.getState().items.filter(({ status }) => statuses.includes(status));

  function pump(): void {
    for (const { id } of ofStatus('waiting')) if (flights.size < AT_A_TIME) void sendOne(id);
    guardLeaving(ofStatus('waiting', 'sending').length > 0);
  }

  function withdraw(id: number): void {
    flights.get(id)?.abort();
    flights.delete(id);
  }

  async function sendOne(id: number): Promise<void> {
    const item = items.find(id);
    if (!item) return;
    const flight = new AbortController();
    flights.set(id, flight);
    items.change(id, { status: 'sending', sentBytes: 0, fault: null, words: null });
    const { file, description } = item;
    try {
      const photo = await send(
        { file, listing, description: description.trim() },
        {
          signal: flight.signal,
          onProgress(sentBytes) {
            if (flights.get(id) === flight) items.change(id, { sentBytes });
          },
        },
      );
      if (flights.get(id) === flight) items.change(id, { status: 'done', sentBytes: file.size });
      findPhotoList(store, { listing })?.add(photo);
    } catch (error) {
      if (flights.get(id) !== flight) return;
      if (isRefusal(error) && !refused.has(id)) return await askAnew(id);
      const fault = readUploadFault(error);
      // The others the visitor is told of, and can mend.
      if (fault.fault === 'failed') store.services.report?.(error, 'adding a photo');
      items.change(id, { status: 'failed', ...fault });
    } finally {
      if (flights.get(id) === flight) flights.delete(id);
      pump();
    }
  }

  /** The session may have ended meanwhile: nothing is lost, and everything goes on after a log-in. */
  async function askAnew(id: number): Promise<void> {
    refused.add(id);
    for (const other of ofStatus('waiting', 'sending')) {
      withdraw(other.id);
      items.change(other.id, { status: 'ready', sentBytes: 0 });
    }
    await store.session.check();
    await sendReady();
  }

  async function sendReady(): Promise<void> {
    if (!(await gate.pass(() => ofStatus('ready', 'waiting')))) return;
    for (const { id } of ofStatus('ready')) items.change(id, { status: 'waiting' });
    pump();
  }

  return Object.assign(state, {
    async add(files: readonly File[]) {
      await Promise.all(files.map((file) => items.add(file)));
    },
    describe: (id: number, description: string) => items.change(id, { description }),
    send: sendReady,
    async retry(id: number) {
      const item = items.find(id);
      if (item?.status !== 'failed') return;
      refused.delete(id);
      await items.add(item.file);
      if (items.find(id)?.status !== 'ready') return;
      if (!(await gate.pass(() => ofStatus('ready', 'waiting')))) return;
      items.change(id, { status: 'waiting' });
      pump();
    },
    cancel(id: number) {
      if (!ofStatus('waiting', 'sending').some((item) => item.id === id)) return;
      withdraw(id);
      items.change(id, { status: 'failed', fault: 'cancelled' });
      pump();
    },
    remove(id: number) {
      withdraw(id);
      items.remove((item) => item.id === id);
      pump();
    },
    clearDone: () => items.remove(({ status }) => status === 'done'),
    async resume() {
      const kept = await gate.takeKept();
      await Promise.all(kept.map(({ file, description }) => items.add(file, description)));
      if (kept.length > 0 && (await store.session.whenKnown()) === 'authenticated') void sendReady();
      return kept.length > 0;
    },
  });
}
