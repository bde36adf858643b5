/**
 * The picture inside a lossy WebP file, which is a key frame of a VP8 film (RFC 9649).
 * @throws if there is none
 */
export function readVp8Frame(webp: Buffer): Buffer {
  for (let offset = 12; offset + 8 <= webp.length;) {
    const name = webp.toString('latin1', offset, offset + 4);
    const length = webp.readUInt32LE(offset + 4);
    if (name === 'VP8 ') return webp.subarray(offset + 8, offset + 8 + length);
    // Chunks are padded to even lengths.
    offset += 8 + length + (length % 2);
  }
  throw new Error('A frame of a film is no lossy WebP picture.');
}
