export interface DrawnAd {
  design: string;
  width: number;
  height: number;
}

/** Sizes that are drawn; another would let a stranger have any amount of pictures made. */
const SIZES = ['300x250', '300x600', '728x90', '970x90', '320x50'];

/** Reads `newsletter-300x250.svg`. */
export function parseDrawnName(name: string): DrawnAd | undefined {
  const [, design, size] = /^([a-z-]+)-(\d+x\d+)\.svg$/.exec(name) ?? [];
  if (!design || !size || !SIZES.includes(size)) return undefined;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { design, width, height };
}
