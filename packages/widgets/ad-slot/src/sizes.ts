/** Every size that a slot can have: the standard rectangles and banners, and out-of-page ads. */
export const adSizes = ['300x250', '300x600', '728x90', '970x90', '320x50', '1x1', 'none'] as const;
export type AdSizeName = (typeof adSizes)[number];

/** An ad of this size takes no space: the provider places it where it wants, for example over the page. */
export const OUT_OF_PAGE = '1x1';

/** Width and height in CSS pixels. */
export function parseSize(name: AdSizeName): { width: number; height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}
