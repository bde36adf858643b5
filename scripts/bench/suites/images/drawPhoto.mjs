import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../../paths.mjs';

const sharp = createRequire(path.join(root, 'apps', 'site', 'package.json'))('sharp');
const SIZE = { width: 4000, height: 3000 };

/**
 * A photo of 12 megapixels and about 5 MB, as from a phone: detail everywhere, and rotated by its orientation tag.
 */
export async function drawPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 };
  return sharp({ create: { ...SIZE, channels: 3, noise } })
    .blur(0.8)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
