import { ApiError, type ApiErrorKind } from '../http/ApiError';
import { buildUrl, resolveBase } from '../http/buildUrl';
import { parseAnswer } from '../http/parseAnswer';
import { readCookie } from '../http/readCookie';
import { demand } from '../reading/demand';
import type { Photo } from './contract';
import { readPhoto } from './readPhoto';

/** How long nothing may move. A big file on a slow line takes minutes, and that is no fault. */
export const STALL_LIMIT_MS = 45_000;

export interface NewPhoto {
  file: File;
  /** Id of the place that it shows. */
  listing: number;
  description: string;
}

export interface SendPhotoOptions {
  /** Hears how many bytes of the file are on their way, after each step. */
  onProgress(sentBytes: number): void;
  /** Withdraws the request. */
  signal: AbortSignal;
}

export type SendPhoto = (photo: NewPhoto, options: SendPhotoOptions) => Promise<Photo>;

/**
 * Makes the function that uploads photos (PHOTO-6). By XMLHttpRequest, since fetch does not tell what is sent. It throws
 * {@link ApiError} and nothing else.
 * @param baseUrl as the client's
 */
export function createPhotoSender(baseUrl: string): SendPhoto {
  const address = buildUrl(resolveBase(baseUrl), 'photos/');
  const call = `POST ${address}`;

  return async ({ file, listing, description }, { onProgress, signal }) => {
    const form = new FormData();
    form.set('listing', String(listing));
    if (description) form.set('description', description);
    // Last, so that a backend knows what it is for before it takes it.
    form.set('file', file);
    const response = await send(form, {
      call,
      address,
      signal,
      onPart: (part) => onProgress(Math.round(file.size * part)),
    });
    const { body } = await parseAnswer(call, response);
    return demand(readPhoto(body), { call, due: 'a photo' });
  };
}

interface Sending extends Pick<SendPhotoOptions, 'signal'> {
  call: string;
  address: string;
  /** From 0 to 1, the form's own words included. */
  onPart(part: number): void;
}

function send(form: FormData, { call, address, signal, onPart }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: ApiErrorKind, words: string) => reject(new ApiError(`${call} ${words}`, { kind }));
    let timer: ReturnType<typeof setTimeout>;
    function watch(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout', `did not move for ${STALL_LIMIT_MS} ms.`);
        request.abort();
      }, STALL_LIMIT_MS);
    }
    function withdraw(): void {
      fail('aborted', 'was aborted by its caller.');
      request.abort();
    }
    function settle(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', withdraw);
    }

    if (signal.aborted) return fail('aborted', 'was aborted by its caller.');
    signal.addEventListener('abort', withdraw, { once: true });
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      if (total > 0) onPart(loaded / total);
    };
    request.onprogress = watch;
    request.onload = () => {
      // XMLHttpRequest follows redirects whatever it is told, and turns the form into a GET on the way (DOOR-8).
      if (request.responseURL === address) resolve(readResponse(request));
      else fail('redirect', 'was redirected, not answered.');
    };
    request.onerror = () => fail('network', 'got no answer.');
    request.onloadend = settle;
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    const token = readCookie('csrftoken');
    if (token) request.setRequestHeader('x-csrftoken', token);
    watch();
    request.send(form);
  });
}

function readResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
