const BOX = 'w=600&h=400&cmd=resize_then_crop';
const QUALITIES = [50, 60, 70, 80, 90];

/** Names of the loads, as the suite shows them. */
export const imageNames = {
  file: 'picture as a file',
  kept: 'picture, kept',
  made: 'picture, made',
  upload: 'upload, 12 megapixels',
};

/** The `accept` header of current browsers. */
export const pictureHeaders = { accept: 'image/avif,image/webp,*/*' };

/**
 * A card's picture, the same each time: generated once, then read from disk.
 * @param {string[]} pictures
 */
export const keptPath = (pictures) => `${pictures[0]}?${BOX}`;

/**
 * Another picture or quality each time, so that each must be generated.
 * @param {string[]} pictures
 * @param {number} turn
 */
export function madePath(pictures, turn) {
  const quality = QUALITIES[Math.floor(turn / (pictures.length - 1)) % QUALITIES.length];
  return `${pictures[1 + (turn % (pictures.length - 1))]}?${BOX}&quality=${quality}`;
}
