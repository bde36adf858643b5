const JPEG = '\xff\xd8\xff\xe0';

/** A file that begins with these bytes. A blob with a name, since jsdom's own files cannot be read. */
export function fileOf(name: string, start = JPEG, bytes = 1000): File {
  const content = new Uint8Array(bytes);
  content.set(Array.from(start, (character) => character.charCodeAt(0)));
  return Object.assign(new Blob([content]), { name, lastModified: 1 }) as File;
}
