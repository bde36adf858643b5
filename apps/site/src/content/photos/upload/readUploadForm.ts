import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { HttpError } from '../../../platform/api/HttpError';
import { findTextIssue } from '../../../platform/input/findTextIssue';
import { assertNoIssue } from '../../../platform/input/rejectInvalidText';
import type { PhotoFiles, ReceivedFile } from './createPhotoFiles';
import { emptyFile, largeFile, notAFile, severalFiles, type FileError } from './fileErrors';

/** The fields of a form, and the file or what is wrong with it. */
export interface UploadForm {
  fields: Record<string, unknown>;
  file?: ReceivedFile | FileError | undefined;
}

/** Our form has three parts; up to these limits, additional parts of other clients are ignored. */
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
 * Reads a multipart form to its end. The caller has to discard the file, if one is returned; when this throws there is
 * none.
 * @throws HttpError where the form itself is invalid
 */
export async function readUploadForm(request: FastifyRequest, files: PhotoFiles): Promise<UploadForm> {
  if (!request.isMultipart())
    throw new HttpError(400, { detail: 'Unsupported media type: send the photo as multipart/form-data.' });
  const form: UploadForm = { fields: {} };
  try {
    for await (const part of request.parts()) {
      const text = part.type === 'file' ? part.filename : part.value;
      assertNoIssue(findTextIssue(part.fieldname, String(text ?? '')));
      if (part.type === 'file') await readFilePart(part, { form, files });
      else if (part.fieldname === 'file') form.file ??= notAFile;
      else form.fields[part.fieldname] = part.value;
    }
    return form;
  } catch (error) {
    if (isReceived(form.file)) await files.discard(form.file);
    // Browsers read the response only after they have sent everything.
    request.raw.unpipe().resume();
    if (error instanceof HttpError) throw error;
    if (isTimeout(error))
      throw new HttpError(400, { detail: 'The upload took too long.' }, { connection: 'close' });
    // The visitor cancelled or lost the network: nobody reads the response, and there is nothing to investigate.
    if (isConnectionReset(error)) throw new HttpError(400, { detail: 'The upload broke off.' });
    if (!isFormError(error)) throw error;
    throw new HttpError(400, { detail: `Multipart form parse error - ${error.message}` });
  }
}

async function readFilePart(part: MultipartFile, { form, files }: { form: UploadForm; files: PhotoFiles }) {
  if (part.fieldname === 'file' && !form.file) {
    form.file = await receiveFile(part, files);
    return;
  }
  // An unread part would block the rest of the form.
  part.file.resume();
  if (part.fieldname !== 'file' || !isReceived(form.file)) return;
  await files.discard(form.file);
  form.file = severalFiles;
}

async function receiveFile(part: MultipartFile, files: PhotoFiles): Promise<UploadForm['file']> {
  const received = await files.receive(part.file);
  if (received.bytes > 0 && !part.file.truncated) return received;
  await files.discard(received);
  if (part.file.truncated) return largeFile;
  // A form without a chosen file sends an empty one without a name.
  return part.filename ? emptyFile : undefined;
}

/**
 * Errors of the form's reader have codes that start with `FST_`, those of its parser have none; errors of the disk have
 * other codes.
 */
function isFormError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return !('code' in error) || String(error.code).startsWith('FST_');
}

const isConnectionReset = (error: unknown) => (error as { code?: unknown } | null)?.code === 'ECONNRESET';
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'AbortError';
