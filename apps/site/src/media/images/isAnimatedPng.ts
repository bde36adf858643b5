const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD_BYTES = 12;

/** An animated PNG has an `acTL` chunk before its first frame, which decoders of still images ignore. */
export function isAnimatedPng(bytes: Buffer): boolean {
  let offset = SIGNATURE_BYTES;
  while (offset + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    offset += CHUNK_OVERHEAD_BYTES + bytes.readUInt32BE(offset);
  }
  return false;
}
