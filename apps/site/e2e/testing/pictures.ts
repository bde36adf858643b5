import { type Locator } from 'playwright-core';
import sharp from 'sharp';

/** The pixels of an element, three bytes each. */
export interface Picture {
  data: Buffer;
  info: { width: number; height: number };
}

export async function takePicture(element: Locator): Promise<Picture> {
  const picture = await element.screenshot({ animations: 'disabled' });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Round corners are rendered some shades of 255 lighter or darker, depending on their position in a tile of the screen.
 */
const SHADE = 8;

/** How many bytes differ between two pictures, which must have the same size. */
export function countDifferences(left: Picture, right: Picture): number {
  expect([left.info.width, left.info.height]).toEqual([right.info.width, right.info.height]);
  return left.data.filter((value, index) => Math.abs(value - (right.data[index] ?? 0)) > SHADE).length;
}
