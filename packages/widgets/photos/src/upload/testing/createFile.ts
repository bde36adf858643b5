const JPEG = '\xff\xd8\xff\xe0';

/** A file that starts with these bytes: a blob with a name, since jsdom's own files cannot be read. */
export function createFile(name: string, start = JPEG, bytes = 1000): File {
  const content = new Uint8Array(bytes);
  content.set(Array.from(start, (character) => character.charCodeAt(0)));
  return Object.assign(new Blob([content]), { name, lastModified: 1 }) as File;
}
