import { ApiError, type ApiErrorKind } from '../http/ApiError';
import { buildUrl, resolveBase } from '../http/buildUrl';
import { isOnOtherHost, SESSION_PATH } from '../http/otherHost';
import { parseResponse } from '../http/parseResponse';
import { readCookie } from '../http/readCookie';
import { requireValue } from '../reading/requireValue';
import type { Photo } from './contract';
import { readPhoto } from './readPhoto';

/** How long the upload may stall. A big file on a slow connection takes minutes, which is not an error. */
export const STALL_TIMEOUT_MS = 45_000;

export interface NewPhoto {
  file: File;
  /** Id of the listing that it shows. */
  listing: number;
  description: string;
}

export interface SendPhotoOptions {
  /** Receives how many bytes of the file have been sent, after each step. */
  onProgress(sentBytes: number): void;
  /** Cancels the request. */
  signal: AbortSignal;
}

export type SendPhoto = (photo: NewPhoto, options: SendPhotoOptions) => Promise<Photo>;

/**
 * Creates the function that uploads photos (PHOTO-6). It uses XMLHttpRequest, since fetch does not report upload
 * progress. It throws {@link ApiError} and nothing else.
 * @param baseUrl as the client's
 */
export function createPhotoSender(baseUrl: string): SendPhoto {
  const base = resolveBase(baseUrl);
  const address = buildUrl(base, 'photos/');
  const call = `POST ${address}`;

  return async ({ file, listing, description }, { onProgress, signal }) => {
    const form = new FormData();
    form.set('listing', String(listing));
    if (description) form.set('description', description);
    // Last, so that a backend knows what it is for before receiving it.
    form.set('file', file);
    const response = await send(form, {
      call,
      address,
      csrfToken: await findCsrfToken(base, signal),
      signal,
      onProgress: (part) => onProgress(Math.round(file.size * part)),
    });
    const { body } = await parseResponse(call, response);
    return requireValue(readPhoto(body), { call, expected: 'a photo' });
  };
}

/** At another host the token is asked for, as the client's own is out of reach here. */
async function findCsrfToken(base: string, signal: AbortSignal): Promise<string | null | undefined> {
  if (!isOnOtherHost(base)) return readCookie('csrftoken');
  // Without an answer the upload itself reports what is wrong.
  const session = fetch(base + SESSION_PATH, { credentials: 'include', signal }).catch(() => undefined);
  return (await session)?.headers.get('x-csrftoken');
}

interface UploadRequest extends Pick<SendPhotoOptions, 'signal'> {
  call: string;
  address: string;
  csrfToken: string | null | undefined;
  /** From 0 to 1, the other form fields included. */
  onProgress(part: number): void;
}

function send(
  form: FormData,
  { call, address, csrfToken, signal, onProgress }: UploadRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: ApiErrorKind, message: string) =>
      reject(new ApiError(`${call} ${message}`, { kind }));
    let timer: ReturnType<typeof setTimeout>;
    function restartStallTimer(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout', `did not move for ${STALL_TIMEOUT_MS} ms.`);
        request.abort();
      }, STALL_TIMEOUT_MS);
    }
    function onAbort(): void {
      fail('aborted', 'was aborted by its caller.');
      request.abort();
    }
    function settle(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }

    if (signal.aborted) return fail('aborted', 'was aborted by its caller.');
    signal.addEventListener('abort', onAbort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer();
      if (total > 0) onProgress(loaded / total);
    };
    request.onprogress = restartStallTimer;
    request.onload = () => {
      // XMLHttpRequest follows redirects whatever its settings, and turns the form into a GET on the way (DOOR-8).
      if (request.responseURL === address) resolve(readResponse(request));
      else fail('redirect', 'was redirected, not answered.');
    };
    request.onerror = () => fail('network', 'got no answer.');
    request.onloadend = settle;
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    // Sends the cookies of another host of the same site; the page's own host gets them anyway.
    request.withCredentials = true;
    if (csrfToken) request.setRequestHeader('x-csrftoken', csrfToken);
    restartStallTimer();
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
