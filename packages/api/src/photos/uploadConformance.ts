import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION_LENGTH, photosRoutes } from './contract';
import { drawPng } from './drawPng';
import { formOf, type UploadedForm } from './uploadPhoto';

const { list, upload } = photosRoutes;
const file = drawPng({ width: 20, height: 20 });

interface Refusal {
  status: 400 | 413 | 415;
  /** The field that the messages stand under. */
  field: string;
  form: UploadedForm;
}

/** What is wrong with each form; `listing` is one that exists. */
const refusalsFor = (listing: number): Refusal[] => [
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

/** What every implementation does with uploads that it does not want. */
export const uploadCases: ConformanceCase[] = [
  {
    title: 'PHOTO-6 an upload that is not accepted says what is wrong, by field, and adds nothing',
    async run(world) {
      const { visitor } = await world.member();
      const [place] = await world.listings(1);
      const listing = place?.id ?? 0;
      const before = (await world.guest().expect(list, 200)).body;
      for (const { status, field, form } of refusalsFor(listing)) {
        const { body } = await visitor.expect(upload, status, { body: formOf(form) });
        assert.deepEqual(Object.keys(body), [field], `${status} for ${field}`);
      }
      assert.deepEqual((await world.guest().expect(list, 200)).body, before);
    },
  },
  {
    title: 'PHOTO-6 a guest, a forged form and a body that is no form add nothing',
    async run(world) {
      const { visitor } = await world.member();
      const [place] = await world.listings(1);
      const body = formOf({ file, listing: place?.id });
      await world.guest().expect(upload, 403, { body });
      await visitor.expect(upload, 403, { body, withoutCsrfToken: true });
      await visitor.expect(upload, 400, { body: { listing: place?.id } });
    },
  },
];
