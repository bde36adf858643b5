import { z } from 'zod';
import {
  dateTime,
  detail,
  fieldErrors,
  guestForbidden,
  id,
  noContent,
  page,
  rateLimited,
  nullableText,
} from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { idField, optionalTextField } from '../wire/fields';
import { idFilter, idInPath, limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';
import { MAX_PHOTO_DESCRIPTION_LENGTH } from './photoLimits';

export * from './photoLimits';

/** The person who took a photo. */
const author = z.object({ full_name: nullableText, avatar_url: nullableText });
const pixels = z.int().min(1).nullable();

export const photo = z.object({
  id,
  /** Own path of the photo's page. */
  share_path: nullableText,
  /** URL on the image server: accepts `w`, `h`, `cmd` and `quality`. */
  prism_image_url: nullableText,
  description: nullableText,
  creation_date: dateTime.nullable(),
  listing: z.object({ name: z.string().min(1), share_url: nullableText }).nullable(),
  /** The member who took it; with the id, so that members recognise their own. */
  profile: author.extend({ id: id.nullable() }).nullable(),
  instagram_user: author.nullable(),
  /** Of the image at `prism_image_url`; null if the backend does not return it. */
  width: pixels,
  height: pixels,
});

/** Line breaks are allowed; what moves a terminal's cursor is not allowed in a description. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/** The fields that are sent with an uploaded file. */
export const photoFields = defineBody({
  listing: idField,
  description: optionalTextField(MAX_PHOTO_DESCRIPTION_LENGTH).refine(
    (text) => !CONTROLS.test(text ?? ''),
    'Control characters are not allowed.',
  ),
});

/** A file as the form's parser represents it: an object of any kind. */
const file = z
  .custom<object>((value) => typeof value === 'object' && value !== null, 'No file was submitted.')
  .meta({ type: 'string', format: 'binary' });

const paging = { limit: limitParameter, offset: offsetParameter };

export const photosRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'photos/',
    summary: 'Photos, the newest first, of all places, of one or of a neighbourhood, a page at a time.',
    needsMember: false,
    query: z.object({ listing: idFilter, default_neighborhood: idFilter, ...paging }),
    responses: { 200: page(photo), 400: fieldErrors },
  },
  mine: {
    method: 'GET',
    path: 'photos/me/',
    hasOptionalSlash: true,
    summary: 'The member’s own photos, the newest first, a page at a time.',
    needsMember: true,
    query: z.object(paging),
    responses: { 200: page(photo), 400: fieldErrors, ...guestForbidden },
  },
  upload: {
    method: 'POST',
    path: 'photos/',
    isMultipart: true,
    summary:
      'Adds a photo of a listing. What is wrong with the file is told under `file`: 413 for its size, 415 for its type, 400 for what cannot be read.',
    needsMember: true,
    body: photoFields.unwrap().extend({ file }),
    responses: {
      201: photo,
      400: fieldErrors,
      413: fieldErrors,
      415: fieldErrors,
      ...guestForbidden,
      ...rateLimited,
    },
  },
  remove: {
    method: 'DELETE',
    path: 'photos/{id}/',
    summary: 'Removes a photo of the member’s own; another’s is as if it were not there.',
    needsMember: true,
    params: z.object({ id: idInPath }),
    responses: { 204: noContent, 404: detail, ...guestForbidden },
  },
});

export type Photo = z.infer<typeof photo>;
/** The parameters of a photo list; null and undefined are not sent. */
export interface PhotoListParams {
  listing?: number | null;
  default_neighborhood?: number | null;
  limit?: number | null;
  offset?: number | null;
}
