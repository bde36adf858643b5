import type { Liquid } from 'liquidjs';
import { CANDIDATE_WIDTHS } from '@cityguide/ui/plain';
import { addPrefix } from '../../platform/public-prefix/addPrefix';
import { createImageUrl } from '../links/createImageUrl';
import { serializeForScript } from './serializeForScript';

/** Boxes of the same aspect ratio for smaller and for high-density screens; those of a card are the widgets' own. */
const SRCSET_SIZES: Readonly<Record<string, readonly string[]>> = {
  '300x200': ['300x200', '450x300', '600x400'],
  '300x300': ['300x300', '450x450', '600x600'],
  '400x300': ['400x300', '600x450', '800x600'],
  '600x400': CANDIDATE_WIDTHS.map((width) => `${width}x${(width * 2) / 3}`),
  '900x600': ['450x300', '600x400', '750x500', '900x600', '1050x700', '1200x800'],
};

const numbers = new Intl.NumberFormat('en-CA');

/** Filters for templates in addition to Liquid's own. */
export function registerFilters(engine: Liquid, publicPrefix: string): void {
  /** Accepts a path below the images folder, or a complete path as in the API. */
  function imageUrl(path: unknown, box: string): string {
    const [width, height] = box.split('x').map(Number);
    const url = createImageUrl(String(path ?? ''), { width: width ?? 0, height: height ?? 0 });
    return url.startsWith('/images/') ? publicPrefix + url : url;
  }

  /** `{{ listing.image | image: 600, 400 }}`: the URL of the image cropped to a box. */
  engine.registerFilter('image', (path: unknown, width: number, height: number) =>
    imageUrl(path, `${width}x${height}`),
  );
  /** Candidates for `srcset`: the box, and others of its aspect ratio. */
  engine.registerFilter('image_set', (path: unknown, width: number, height: number) => {
    const boxes = SRCSET_SIZES[`${width}x${height}`] ?? [`${width}x${height}`];
    return boxes.map((box) => `${imageUrl(path, box)} ${box.split('x')[0]}w`).join(', ');
  });
  /** 3565 → 3,565. */
  engine.registerFilter('number', (value: unknown) => numbers.format(Number(value)));
  /** JSON for a script element, escaped so that it cannot close the element. */
  engine.registerFilter('json', {
    raw: true,
    handler: (value: unknown) => serializeForScript(addPrefix(value, publicPrefix)),
  });
  /** Editors' HTML, output without escaping. */
  engine.registerFilter('html', { raw: true, handler: (value: unknown) => String(value ?? '') });
}
