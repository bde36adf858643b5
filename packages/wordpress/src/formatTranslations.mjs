const MAGIC = 0x950412de;
const HEADER = 'Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n';
/** Bytes before the two tables of lengths and places. */
const HEAD_BYTES = 28;

/**
 * A catalogue for the PHP of WordPress, in the binary format of GNU gettext.
 * @param {Readonly<Record<string, string>>} texts
 * @returns {Uint8Array}
 */
export function formatMo(texts) {
  const pairs = Object.entries({ '': HEADER, ...texts })
    .map(([id, text]) => ({ id: Buffer.from(id), text: Buffer.from(text) }))
    // As gettext's readers expect it: by bytes.
    .sort((a, b) => Buffer.compare(a.id, b.id));
  const tables = Buffer.alloc(HEAD_BYTES + pairs.length * 16);
  // The last two are the table of hashes, which is empty and lies where the strings begin.
  const head = [MAGIC, 0, pairs.length, HEAD_BYTES, HEAD_BYTES + pairs.length * 8, 0, tables.length];
  head.forEach((value, index) => tables.writeUInt32LE(value, index * 4));
  let place = tables.length;
  const strings = [...pairs.map(({ id }) => id), ...pairs.map(({ text }) => text)];
  strings.forEach((bytes, index) => {
    tables.writeUInt32LE(bytes.length, HEAD_BYTES + index * 8);
    tables.writeUInt32LE(place, HEAD_BYTES + index * 8 + 4);
    place += bytes.length + 1;
  });
  return Buffer.concat([tables, ...strings.flatMap((bytes) => [bytes, Buffer.alloc(1)])]);
}

/**
 * The same for its scripts, in the format of Jed.
 * @param {Readonly<Record<string, string>>} texts
 */
export function formatJed(texts) {
  const messages = Object.entries(texts).map(([id, text]) => [id, [text]]);
  return JSON.stringify({
    domain: 'messages',
    locale_data: {
      messages: { '': { domain: 'messages', lang: 'fr' }, ...Object.fromEntries(messages) },
    },
  });
}
