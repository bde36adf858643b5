export interface DrawnAd {
  design: string;
  width: number;
  height: number;
}

/** The generated sizes; a fixed list, so that strangers cannot have any number of pictures generated. */
const SIZES = ['300x250', '300x600', '728x90', '970x90', '320x50'];

/** Parses `newsletter-300x250.svg`. */
export function parseDrawnAdName(name: string): DrawnAd | undefined {
  const [, design, size] = /^([a-z-]+)-(\d+x\d+)\.svg$/.exec(name) ?? [];
  if (!design || !size || !SIZES.includes(size)) return undefined;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { design, width, height };
}
