const MIN_SIDE = 16;
const MAX_SIDE = 2000;
const HOUSE_COUNT = 9;

export interface ImageRequest {
  /** The same seed always produces the same image. */
  seed: string;
  width: number;
  height: number;
}

function createRandom(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function clampSide(side: number): number {
  return Math.round(Math.min(MAX_SIDE, Math.max(MIN_SIDE, side || MIN_SIDE)));
}

/** Draws a simple skyline as SVG, so that samples have images without any file. */
export function drawImage({ seed, width, height }: ImageRequest): string {
  const random = createRandom(seed);
  const [w, h] = [clampSide(width), clampSide(height)];
  const hue = Math.floor(random() * 360);
  const houseWidth = w / HOUSE_COUNT;
  const houses = Array.from({ length: HOUSE_COUNT }, (_, index) => {
    const top = h * (0.35 + random() * 0.4);
    const lightness = 24 + Math.round(random() * 14);
    return `<path fill="hsl(${hue} 28% ${lightness}%)" d="M${index * houseWidth} ${h}V${top}h${houseWidth + 1}V${h}z"/>`;
  });
  const sun = `<circle cx="${w * (0.15 + random() * 0.7)}" cy="${h * 0.3}" r="${h * 0.09}" fill="hsl(${(hue + 40) % 360} 90% 88%)"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 62%)"/>`,
    `<stop offset="1" stop-color="hsl(${(hue + 40) % 360} 70% 84%)"/></linearGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0h${w}v${h}H0z"/>${sun}${houses.join('')}</svg>`,
  ].join('');
}
