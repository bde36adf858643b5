import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import { ApiProblem } from '../../api/apiProblem';
import type { PhotoFiles, ReceivedFile } from './createPhotoFiles';
import { emptyFile, largeFile, noFile, notAFile, severalFiles, type FileFault } from './fileFaults';

/** What a form brought: its words, and either a file or what is wrong with it. */
export interface UploadForm {
  fields: Record<string, unknown>;
  file: ReceivedFile | FileFault;
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

export const isReceived = (file: ReceivedFile | FileFault): file is ReceivedFile => 'bytes' in file;

/**
 * Reads a multipart form to its end. The file, if one is given back, is the caller's to discard; when this throws there
 * is none.
 * @throws ApiProblem where the form itself is faulty
 */
export async function readUploadForm(request: FastifyRequest, files: PhotoFiles): Promise<UploadForm> {
  const form: UploadForm = { fields: {}, file: noFile };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'file') form.file = notAFile;
        else form.fields[part.fieldname] = part.value;
      } else if (part.fieldname !== 'file') {
        part.file.resume();
      } else {
        form.file = form.file === noFile ? await receive(part, files) : await refuseSecond(part, form, files);
      }
    }
    return form;
  } catch (error) {
    if (isReceived(form.file)) await files.discard(form.file);
    if (!isFormFault(error)) throw error;
    throw new ApiProblem(400, { detail: `Multipart form parse error - ${error.message}` });
  }
}

async function receive(part: MultipartFile, files: PhotoFiles): Promise<ReceivedFile | FileFault> {
  const received = await files.receive(part.file);
  if (received.bytes > 0 && !part.file.truncated) return received;
  await files.discard(received);
  if (part.file.truncated) return largeFile;
  return part.filename ? emptyFile : noFile;
}

async function refuseSecond(part: MultipartFile, form: UploadForm, files: PhotoFiles): Promise<FileFault> {
  part.file.resume();
  if (!isReceived(form.file)) return form.file;
  await files.discard(form.file);
  return severalFiles;
}

/** Of the form's reader, as told by its codes, or of its parser, which has none; what the disk says has others. */
function isFormFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '' || code.startsWith('FST_');
}
