import type { Visitor } from '../conforming/createVisitor';
import { photosRoutes, type Photo } from './contract';

export interface UploadedForm {
  file?: Uint8Array | undefined;
  /** The MIME type that the browser sends. */
  type?: string;
  listing?: number | string | undefined;
  description?: string;
}

/** The form that a page sends. */
export function createForm({ file, type = 'image/png', listing, description }: UploadedForm): FormData {
  const form = new FormData();
  if (listing !== undefined) form.set('listing', String(listing));
  if (description !== undefined) form.set('description', description);
  if (file) form.set('file', new File([new Uint8Array(file)], 'photo.png', { type }));
  return form;
}

/** Adds a photo and returns it as in the response. */
export async function uploadPhoto(visitor: Visitor, form: UploadedForm): Promise<Photo> {
  return (await visitor.expect(photosRoutes.upload, 201, { body: createForm(form) })).body;
}
