import type { Liquid } from 'liquidjs';
import { serialiseForScript } from './serialiseForScript';

/** Boxes that the image server offers at twice their size for dense screens, or at a larger one. */
const LARGER: Readonly<Record<string, string>> = {
  '300x200': '600x400',
  '300x300': '600x600',
  '400x300': '800x600',
  '600x400': '1200x800',
  '900x600': '1200x800',
};

const numbers = new Intl.NumberFormat('en-CA');

/** What templates can do with a value beyond Liquid's own filters. */
export function addFilters(engine: Liquid): void {
  /** `{{ listing.image | image: 600, 400 }}`: the picture cut to a box. */
  engine.registerFilter('image', (path: unknown, width: number, height: number) =>
    imageUrl(path, `${width}x${height}`),
  );
  /** Candidates for `srcset`: the box, and a larger one of the same shape for dense screens. */
  engine.registerFilter('image_set', (path: unknown, width: number, height: number) => {
    const box = `${width}x${height}`;
    const larger = LARGER[box];
    const candidates = [
      `${imageUrl(path, box)} ${width}w`,
      larger && `${imageUrl(path, larger)} ${larger.split('x')[0]}w`,
    ];
    return candidates.filter(Boolean).join(', ');
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
  const [width, height] = box.split('x');
  const address = String(path ?? '');
  const whole = address.startsWith('/') ? address : `/images/${address}`;
  return `${whole}?w=${width}&h=${height}&cmd=resize_then_crop&quality=70`;
}
