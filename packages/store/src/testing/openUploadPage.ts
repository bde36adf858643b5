import type { Photo } from '@cityguide/api/client';
import type { SendPhoto, SendPhotoOptions } from '@cityguide/api/uploads';
import { createStore } from '../createStore';
import { openPhotoList } from '../photos/openPhotoList';
import { openUploads } from '../uploads/openUploads';
import type { Uploads } from '../uploads/Uploads';
import { createDeferred } from './createDeferred';
import { createFakeServices, guestSession, type FakeServices } from './createFakeServices';

export const LISTING = 42;
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

const encode = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** A file that begins with these bytes. A blob with a name, since jsdom's own files cannot be read. */
export function createFile(name: string, start: readonly number[] | string = JPEG, bytes = 1000): File {
  const content = new Uint8Array(bytes);
  content.set(typeof start === 'string' ? encode(start) : start);
  return Object.assign(new Blob([content]), { name, lastModified: 1 }) as File;
}

export interface SentPhoto extends SendPhotoOptions {
  name: string;
  description: string;
  finish(photo: Photo): void;
  fail(error: unknown): void;
}

/** Uploads, each pending until the test responds. */
function createFakeSender() {
  const sent: SentPhoto[] = [];
  const send: SendPhoto = ({ file, description }, options) => {
    const { promise, resolve, reject } = createDeferred<Photo>();
    sent.push({ name: file.name, description, ...options, finish: resolve, fail: reject });
    return promise;
  };
  return { sent, send };
}

const opened: Uploads[] = [];

/** After each test: nothing is pending any more, and no page asks before it is left. */
export function closeUploadPages(): void {
  for (const uploads of opened.splice(0)) for (const { id } of uploads.getState().items) uploads.remove(id);
}

interface UploadPageOptions {
  isGuest?: boolean;
  /** From an earlier page of the same tab. */
  services?: FakeServices;
}

/** A listing's page on which photos can be added. Object URLs are counted in `previews`. */
export async function openUploadPage({
  isGuest = false,
  services = createFakeServices(),
}: UploadPageOptions = {}) {
  const previews = new Set<string>();
  let lastPreview = 0;
  URL.createObjectURL = () => {
    lastPreview += 1;
    previews.add(`blob:${lastPreview}`);
    return `blob:${lastPreview}`;
  };
  URL.revokeObjectURL = (address) => void previews.delete(address);
  if (isGuest) services.api.profiles.hi.mockResolvedValue(guestSession);
  const store = createStore(services);
  store.start();
  await store.session.whenKnown();
  const { sent, send } = createFakeSender();
  const uploads = openUploads(store, LISTING, send);
  opened.push(uploads);
  return {
    services,
    store,
    list: openPhotoList(store, { listing: LISTING }, { results: [], count: 0 }),
    uploads,
    sent,
    previews,
    getStatuses: () =>
      uploads.getState().items.map(({ file, status, error }) => [file.name, error ?? status]),
  };
}

export type UploadPage = Awaited<ReturnType<typeof openUploadPage>>;
