import type { Visitor } from '../conforming/createVisitor';
import { photosRoutes, type Photo } from './contract';

export interface UploadedForm {
  file?: Uint8Array | undefined;
  /** As the browser names the file. */
  type?: string;
  listing?: number | string | undefined;
  description?: string;
}

/** The form that a page sends. */
export function formOf({ file, type = 'image/png', listing, description }: UploadedForm): FormData {
  const form = new FormData();
  if (listing !== undefined) form.set('listing', String(listing));
  if (description !== undefined) form.set('description', description);
  if (file) form.set('file', new File([new Uint8Array(file)], 'photo.png', { type }));
  return form;
}

/** Adds a photo and gives it as it was answered. */
export async function uploadPhoto(visitor: Visitor, form: UploadedForm): Promise<Photo> {
  return (await visitor.expect(photosRoutes.upload, 201, { body: formOf(form) })).body;
}
