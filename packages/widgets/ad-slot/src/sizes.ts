/** Every size that a place can have: the squares and banners of the trade, and an ad that lies out of the page. */
export const adSizes = ['300x250', '300x600', '728x90', '970x90', '320x50', '1x1', 'none'] as const;
export type AdSizeName = (typeof adSizes)[number];

/** An ad of this size takes no room: the provider puts it where it wants, over the page say. */
export const OUT_OF_PAGE = '1x1';

/** Width and height in CSS pixels. */
export function measureSize(name: AdSizeName): { width: number; height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}
