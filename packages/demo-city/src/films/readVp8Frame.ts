/**
 * The picture inside a lossy WebP file, which is a key frame of a VP8 film (RFC 9649).
 * @throws when there is none
 */
export function readVp8Frame(webp: Buffer): Buffer {
  for (let place = 12; place + 8 <= webp.length;) {
    const name = webp.toString('latin1', place, place + 4);
    const length = webp.readUInt32LE(place + 4);
    if (name === 'VP8 ') return webp.subarray(place + 8, place + 8 + length);
    // Chunks are padded to even lengths.
    place += 8 + length + (length % 2);
  }
  throw new Error('A frame of a film is no lossy WebP picture.');
}
