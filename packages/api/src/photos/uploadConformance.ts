import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION_LENGTH, photosRoutes } from './contract';
import { createPng } from './createPng';
import { createForm, type UploadedForm } from './uploadPhoto';

const { list, upload } = photosRoutes;
const file = createPng({ width: 20, height: 20 });

interface RejectedUpload {
  status: 400 | 413 | 415;
  /** The field that the messages are about. */
  field: string;
  form: UploadedForm;
}

/** Invalid forms; `listing` is one that exists. */
const getRejectedUploads = (listing: number): RejectedUpload[] => [
  { status: 400, field: 'file', form: { listing } },
  { status: 400, field: 'listing', form: { file } },
  { status: 400, field: 'listing', form: { file, listing: 'x' } },
  { status: 400, field: 'listing', form: { file, listing: 2_147_483_647 } },
  {
    status: 400,
    field: 'description',
    form: { file, listing, description: 'x'.repeat(MAX_PHOTO_DESCRIPTION_LENGTH + 1) },
  },
  { status: 415, field: 'file', form: { file: Buffer.from('Not a picture.'), listing } },
  { status: 415, field: 'file', form: { file: Buffer.from('<svg/>'), type: 'image/svg+xml', listing } },
  {
    status: 413,
    field: 'file',
    form: { file: Buffer.concat([file, Buffer.alloc(MAX_PHOTO_BYTES)]), listing },
  },
];

/** Requirements for rejected uploads in every implementation. */
export const uploadCases: ConformanceCase[] = [
  {
    title: 'PHOTO-6 a rejected upload returns its errors by field, and adds nothing',
    async run(context) {
      const { visitor } = await context.member();
      const [place] = await context.listings(1);
      const listing = place?.id ?? 0;
      const before = (await context.guest().expect(list, 200)).body;
      for (const { status, field, form } of getRejectedUploads(listing)) {
        const { body } = await visitor.expect(upload, status, { body: createForm(form) });
        assert.deepEqual(Object.keys(body), [field], `${status} for ${field}`);
      }
      assert.deepEqual((await context.guest().expect(list, 200)).body, before);
    },
  },
  {
    title: 'PHOTO-6 a guest, a forged form and a body that is not a form add nothing',
    async run(context) {
      const { visitor } = await context.member();
      const [place] = await context.listings(1);
      const body = createForm({ file, listing: place?.id });
      await context.guest().expect(upload, 403, { body });
      await visitor.expect(upload, 403, { body, withoutCsrfToken: true });
      await visitor.expect(upload, 400, { body: { listing: place?.id } });
    },
  },
];
