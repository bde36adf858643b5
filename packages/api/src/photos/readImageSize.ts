interface ImageSize {
  width: number | null;
  height: number | null;
}

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  webp: [0x52, 0x49, 0x46, 0x46],
} as const;

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * What the mock backend reads from an image: its type by its first bytes, the size of a PNG. Undefined where it is not
 * an image.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const isPng = beginsWith(bytes, signatures.png) && bytes.byteLength >= 24;
  if (isPng) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return { width: view.getUint32(16) || null, height: view.getUint32(20) || null };
  }
  if (!beginsWith(bytes, signatures.jpeg) && !beginsWith(bytes, signatures.webp)) return undefined;
  return { width: null, height: null };
}
