/** A file of a form, read completely. */
export interface FormFile {
  name: string;
  /** The MIME type that the browser sent. */
  type: string;
  bytes: Uint8Array;
}

/** The fields of a `multipart/form-data` body; throws where it is not one. */
export async function readForm(request: Request): Promise<Record<string, string | FormFile>> {
  const form = await request.formData();
  const fields: Record<string, string | FormFile> = {};
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : await readFile(value);
  }
  return fields;
}

async function readFile(file: File): Promise<FormFile> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
