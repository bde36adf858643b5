import { photoTypes } from '@cityguide/api/contract';
import type { Browser } from '../../../../testing/createBrowser';

export interface Upload {
  bytes?: Buffer;
  name?: string;
  fields?: Readonly<Record<string, string>>;
}

/** The body and content type of a form with a photo, as a browser creates them. */
export async function createUploadBody({ bytes, name = 'photo.jpg', fields = { listing: '1' } }: Upload) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)], { type: photoTypes[0] }), name);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

/** Uploads as a page of this site does. */
export async function uploadAs(browser: Browser, upload: Upload, headers: Record<string, string> = {}) {
  const { payload, type } = await createUploadBody(upload);
  return browser.sendForm('/api/v2/photos/', payload, { 'content-type': type, ...headers });
}
