import type { Browser } from '../http/createBrowser';
import type { HttpResponse } from '../http/HttpResponse';
import type { AttackedSite } from './AttackedSite';
import { getJsonField } from '../http/HttpResponse';
import { apiPaths } from './apiPaths';

const BOUNDARY = 'attack-run-boundary';

interface UploadForm {
  listing: number | string;
  file: Buffer;
  fileName?: string;
  type?: string;
  description?: string;
}

export interface Upload {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** A photo as the browser's form sends it. */
export function buildUpload({
  listing,
  file,
  fileName = 'photo.jpg',
  type = 'image/jpeg',
  description,
}: UploadForm): Upload {
  const field = (name: string, value: string) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const body = Buffer.concat([
    field('listing', String(listing)),
    ...(description === undefined ? [] : [field('description', description)]),
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** Uploads a photo, which is removed again at the end. */
export async function uploadPhoto(
  site: AttackedSite,
  browser: Browser,
  upload: Upload,
): Promise<HttpResponse> {
  const response = await browser.send('POST', apiPaths.photos, upload);
  const id = getJsonField(response, 'id');
  if (response.status === 201 && typeof id === 'number')
    site.cleanupTasks.push(async () => void (await browser.send('DELETE', `${apiPaths.photos}${id}/`)));
  return response;
}
