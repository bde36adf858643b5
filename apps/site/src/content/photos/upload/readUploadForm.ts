import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { ApiProblem } from '../../../platform/api/apiProblem';
import { findUnusableText } from '../../../platform/input/findUnusableText';
import { assertUsable } from '../../../platform/input/rejectUnusableText';
import type { PhotoFiles, ReceivedFile } from './createPhotoFiles';
import { emptyFile, largeFile, notAFile, severalFiles, type FileFault } from './fileFaults';

/** What a form brought: its words, and the file or what is wrong with it. */
export interface UploadForm {
  fields: Record<string, unknown>;
  file?: ReceivedFile | FileFault | undefined;
}

/** A form of ours has three parts; what others add to theirs is read over, up to these. */
export const formLimits = {
  fileSize: MAX_PHOTO_BYTES,
  files: 5,
  fields: 20,
  parts: 25,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  headerPairs: 50,
};

export const isReceived = (file: UploadForm['file']): file is ReceivedFile =>
  file !== undefined && 'bytes' in file;

/**
 * Reads a multipart form to its end. The file, if one is given back, is the caller's to discard; when this throws there
 * is none.
 * @throws ApiProblem where the form itself is faulty
 */
export async function readUploadForm(request: FastifyRequest, files: PhotoFiles): Promise<UploadForm> {
  if (!request.isMultipart())
    throw new ApiProblem(400, { detail: 'Unsupported media type: send the photo as multipart/form-data.' });
  const form: UploadForm = { fields: {} };
  try {
    for await (const part of request.parts()) {
      const text = part.type === 'file' ? part.filename : part.value;
      assertUsable(findUnusableText(part.fieldname, String(text ?? '')));
      if (part.type === 'file') await takeFile(part, { form, files });
      else if (part.fieldname === 'file') form.file ??= notAFile;
      else form.fields[part.fieldname] = part.value;
    }
    return form;
  } catch (error) {
    if (isReceived(form.file)) await files.discard(form.file);
    // Browsers read the answer once they have sent everything.
    request.raw.unpipe().resume();
    if (error instanceof ApiProblem) throw error;
    if (isTimeout(error))
      throw new ApiProblem(400, { detail: 'The upload took too long.' }, { connection: 'close' });
    // Whoever cancels or loses the network; nobody reads the answer, and nobody needs to look into it.
    if (isBrokenOff(error)) throw new ApiProblem(400, { detail: 'The upload broke off.' });
    if (!isFormFault(error)) throw error;
    throw new ApiProblem(400, { detail: `Multipart form parse error - ${error.message}` });
  }
}

async function takeFile(part: MultipartFile, { form, files }: { form: UploadForm; files: PhotoFiles }) {
  if (part.fieldname === 'file' && !form.file) {
    form.file = await receive(part, files);
    return;
  }
  // What nobody reads would hold up the rest of the form.
  part.file.resume();
  if (part.fieldname !== 'file' || !isReceived(form.file)) return;
  await files.discard(form.file);
  form.file = severalFiles;
}

async function receive(part: MultipartFile, files: PhotoFiles): Promise<UploadForm['file']> {
  const received = await files.receive(part.file);
  if (received.bytes > 0 && !part.file.truncated) return received;
  await files.discard(received);
  if (part.file.truncated) return largeFile;
  // A form whose file was not chosen sends an empty one without a name.
  return part.filename ? emptyFile : undefined;
}

/** Of the form's reader, which has codes of its own, or of its parser, which has none; what the disk says has others. */
function isFormFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return !('code' in error) || String(error.code).startsWith('FST_');
}

const isBrokenOff = (error: unknown) => (error as { code?: unknown } | null)?.code === 'ECONNRESET';
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'AbortError';
