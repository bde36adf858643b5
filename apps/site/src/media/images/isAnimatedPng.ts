const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/** An animation says so before its first frame; what decodes still pictures would read over it. */
export function isAnimatedPng(bytes: Buffer): boolean {
  let place = SIGNATURE_BYTES;
  while (place + CHUNK_FRAME_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', place + 4, place + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    place += CHUNK_FRAME_BYTES + bytes.readUInt32BE(place);
  }
  return false;
}
