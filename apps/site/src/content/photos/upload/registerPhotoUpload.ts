import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES, photosRoutes, unknownId } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../../platform/api/addRoute';
import { ApiProblem, createFieldProblem } from '../../../platform/api/apiProblem';
import { QueueFull } from '../../../media/images/createRenderQueue';
import { UnreadableImage } from '../../../media/images/UnreadableImage';
import { isPublished } from '../../../platform/publishing/isPublished';
import { addPhoto } from './addPhoto';
import type { ReceivedFile, PhotoFiles } from './createPhotoFiles';
import { describeImageFault, largeFile, type FileFault } from './fileFaults';
import { formLimits, isReceived, readUploadForm } from './readUploadForm';
import type { Attempts } from '../../../platform/security/attempts';
import type { Database } from '../../../platform/database/database';
import type { PhotoRepository } from '../repository';
import type { SiteSettings } from '../../../platform/settings/siteSettings';

interface UploadParts extends RouteContext {
  attempts: Attempts;
  database: Database;
  photoFiles: PhotoFiles;
  photos: PhotoRepository;
  settings: SiteSettings;
}

/** What a form has beside its file. */
const FORM_BYTES = 64 * 1024;

/** `POST photos/` (PHOTO-6, HOST-5). In a scope of its own: no other call takes forms with files. */
export async function registerPhotoUpload(api: FastifyInstance, services: UploadParts): Promise<void> {
  const { database, photoFiles, photos, attempts, settings } = services;
  await api.register(multipart, { throwFileSizeLimit: false, limits: formLimits });

  addRoute(api, {
    route: photosRoutes.upload,
    context: services,
    async lendBody({ request, member }, use) {
      refuseLargeBody(request);
      await attempts.count(`upload:${member?.profileId}`, settings.limits.uploadByMember);
      const { fields, file } = await readUploadForm(request, photoFiles);
      try {
        return await use({ ...fields, file });
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
      if (!listing) throw createFieldProblem({ listing: [unknownId(body.listing)] });
      const photo = await keepPhoto(body.file as ReceivedFile | FileFault);
      try {
        // Forms send line breaks as two characters.
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

  async function keepPhoto(file: ReceivedFile | FileFault) {
    if (!isReceived(file)) throw createFileProblem(file);
    try {
      return await photoFiles.keep(file);
    } catch (error) {
      if (error instanceof UnreadableImage) throw createFileProblem(describeImageFault(error));
      if (error instanceof QueueFull)
        throw new ApiProblem(503, { detail: error.message }, { 'retry-after': '5' });
      throw error;
    }
  }
}

/** Whoever says beforehand that it is too much need not send it. */
function refuseLargeBody(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES + FORM_BYTES)
    throw createFileProblem(largeFile);
}

function createFileProblem({ status, words }: FileFault): ApiProblem {
  return new ApiProblem(status, { file: [words] });
}
