import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../../paths.mjs';

const sharp = createRequire(path.join(root, 'apps', 'site', 'package.json'))('sharp');
const BUBBLES = 260;

/**
 * A thumbnail and a photo as JPEG, the same in every run: many colours and edges, so that their size is realistic.
 */
export async function drawPictures() {
  const [thumbnail, photo] = await Promise.all([
    draw({ width: 300, height: 300, quality: 60 }),
    draw({ width: 1600, height: 1200, quality: 75 }),
  ]);
  return { thumbnail, photo };
}

/** @param {{ width: number, height: number, quality: number }} picture */
async function draw({ width, height, quality }) {
  const body = await sharp(Buffer.from(drawBubbles(width, height)))
    .jpeg({ quality })
    .toBuffer();
  return { body, type: 'image/jpeg' };
}

/**
 * @param {number} width
 * @param {number} height
 */
function drawBubbles(width, height) {
  const random = createRandom();
  const bubbles = Array.from({ length: BUBBLES }, () => {
    const [x, y, radius] = [random() * width, random() * height, (random() * width) / 9];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${random() * 360} 60% 50%)" fill-opacity=".35"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#24477a"/>${bubbles.join('')}</svg>`;
}

function createRandom() {
  let state = 5;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
