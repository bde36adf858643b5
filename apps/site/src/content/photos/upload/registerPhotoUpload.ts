import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES, photosRoutes, unknownId } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../../platform/api/addRoute';
import { HttpError, createValidationError } from '../../../platform/api/HttpError';
import { QueueFullError } from '../../../media/images/createRenderQueue';
import { UnreadableImageError } from '../../../media/images/UnreadableImageError';
import { isPublished } from '../../../platform/publishing/isPublished';
import { addPhoto } from './addPhoto';
import type { ReceivedFile, PhotoFiles } from './createPhotoFiles';
import { toFileError, largeFile, type FileError } from './fileErrors';
import { formLimits, isReceived, readUploadForm } from './readUploadForm';
import type { RateLimiter } from '../../../platform/security/createRateLimiter';
import type { Database } from '../../../platform/database/Database';
import type { PhotoRepository } from '../repository';
import type { SiteSettings } from '../../../platform/settings/SiteSettings';

interface PhotoUploadContext extends RouteContext {
  rateLimiter: RateLimiter;
  database: Database;
  photoFiles: PhotoFiles;
  photos: PhotoRepository;
  settings: SiteSettings;
}

/** Allowed for a form in addition to its file. */
const FORM_BYTES = 64 * 1024;

/** `POST photos/` (PHOTO-6, HOST-5). In its own plugin scope: no other route accepts forms with files. */
export async function registerPhotoUpload(api: FastifyInstance, context: PhotoUploadContext): Promise<void> {
  const { database, photoFiles, photos, rateLimiter, settings } = context;
  await api.register(multipart, { throwFileSizeLimit: false, limits: formLimits });

  addRoute(api, {
    route: photosRoutes.upload,
    context,
    async withBody({ request, member }, handleBody) {
      rejectLargeBody(request);
      await rateLimiter.consume(`upload:${member?.profileId}`, settings.limits.uploadByMember);
      const { fields, file } = await readUploadForm(request, photoFiles);
      try {
        return await handleBody({ ...fields, file });
      } finally {
        if (isReceived(file)) await photoFiles.discard(file);
      }
    },
    async handle({ member, body }) {
      const listing = await database.query
        .selectFrom('listings')
        .select(['id', 'path'])
        .where('id', '=', body.listing)
        .where(isPublished('listings', settings.now()))
        .executeTakeFirst();
      if (!listing) throw createValidationError({ listing: [unknownId(body.listing)] });
      const photo = await storePhoto(body.file as ReceivedFile | FileError);
      try {
        // Forms send line breaks as CRLF.
        const description = body.description?.replaceAll('\r\n', '\n') ?? '';
        const { profileId } = member;
        const createdMs = settings.now();
        const id = await addPhoto(database, { listing, profileId, description, photo, createdMs });
        const [added] = await photos.findByIds([id]);
        if (!added) throw new Error(`Photo ${id} was removed while it was being added.`);
        return { status: 201, body: added };
      } catch (error) {
        await photoFiles.remove(photo.imagePath);
        throw error;
      }
    },
  });

  async function storePhoto(file: ReceivedFile | FileError) {
    if (!isReceived(file)) throw createFileHttpError(file);
    try {
      return await photoFiles.store(file);
    } catch (error) {
      if (error instanceof UnreadableImageError) throw createFileHttpError(toFileError(error));
      if (error instanceof QueueFullError)
        throw new HttpError(503, { detail: error.message }, { 'retry-after': '5' });
      throw error;
    }
  }
}

/** Rejects by Content-Length, so that the client need not send a body that is too large. */
function rejectLargeBody(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES + FORM_BYTES)
    throw createFileHttpError(largeFile);
}

function createFileHttpError({ status, message }: FileError): HttpError {
  return new HttpError(status, { file: [message] });
}
