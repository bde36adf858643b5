import type { Liquid } from 'liquidjs';
import { sizeImage } from '../links/sizeImage';
import { serialiseForScript } from './serialiseForScript';

/** Boxes of the same shape that the image server offers for smaller and for denser screens. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  '300x200': ['300x200', '600x400'],
  '300x300': ['300x300', '600x600'],
  '400x300': ['400x300', '800x600'],
  '600x400': ['600x400', '1200x800'],
  '900x600': ['600x400', '900x600', '1200x800'],
};

const numbers = new Intl.NumberFormat('en-CA');

/** What templates can do with a value beyond Liquid's own filters. */
export function addFilters(engine: Liquid): void {
  /** `{{ listing.image | image: 600, 400 }}`: the picture cut to a box. */
  engine.registerFilter('image', (path: unknown, width: number, height: number) =>
    imageUrl(path, `${width}x${height}`),
  );
  /** Candidates for `srcset`: the box, and others of its shape. */
  engine.registerFilter('image_set', (path: unknown, width: number, height: number) => {
    const boxes = SETS[`${width}x${height}`] ?? [`${width}x${height}`];
    return boxes.map((box) => `${imageUrl(path, box)} ${box.split('x')[0]}w`).join(', ');
  });
  /** 3565 → 3,565. */
  engine.registerFilter('number', (value: unknown) => numbers.format(Number(value)));
  /** Data for a script element, which nothing in it can close. */
  engine.registerFilter('json', { raw: true, handler: (value: unknown) => serialiseForScript(value) });
  /** HTML that editors wrote and is shown as it is. */
  engine.registerFilter('html', { raw: true, handler: (value: unknown) => String(value ?? '') });
}

/** Paths are below the images folder, or whole addresses as the API tells them. */
function imageUrl(path: unknown, box: string): string {
  const [width, height] = box.split('x').map(Number);
  return sizeImage(String(path ?? ''), { width: width ?? 0, height: height ?? 0 });
}
