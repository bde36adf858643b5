import { measureWords } from '../../drawing/lettering';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  motif: { x: number; y: number; side: number };
  words: Box & { largest: number; isCentred: boolean };
  /** 0 where there is no room for a kicker. */
  kickerLetter: number;
  button: Box & { letter: number };
}

/** Where the parts of a house ad go: one above the other on squares and towers, side by side on banners. */
export function layOut(size: { width: number; height: number }, action: string): Layout {
  return size.height < 150 ? layOutBanner(size, action) : layOutSquare(size, action);
}

function layOutBanner({ width, height }: { width: number; height: number }, action: string): Layout {
  const isSmall = height < 70;
  const gap = isSmall ? 10 : 22;
  const letter = isSmall ? 7 : 11;
  const button = { width: measureWords(action, letter) + (isSmall ? 20 : 36), height: isSmall ? 26 : 38 };
  const motifWidth = height * 1.25;
  const buttonX = width - gap - button.width;
  const wordsX = motifWidth + (isSmall ? 4 : gap);
  return {
    motif: { x: gap / 2, y: -height * 0.1, side: height * 1.2 },
    words: {
      x: wordsX,
      y: isSmall ? 9 : 16,
      width: buttonX - wordsX - gap,
      height: height - (isSmall ? 18 : 32),
      largest: 26,
      isCentred: true,
    },
    kickerLetter: isSmall ? 0 : 8,
    button: { ...button, x: buttonX, y: (height - button.height) / 2, letter },
  };
}

function layOutSquare({ width, height }: { width: number; height: number }, action: string): Layout {
  const margin = 24;
  const letter = 11;
  const isTower = height > 400;
  const button = { width: measureWords(action, letter) + 40, height: 40 };
  const side = isTower ? width * 1.05 : width * 0.52;
  return {
    motif: isTower
      ? { x: width - side * 0.94, y: height - side - 84, side }
      : { x: width - side + 14, y: height - side + 12, side },
    words: {
      x: margin,
      y: margin,
      width: width - margin * 2,
      height: isTower ? height * 0.36 : height * 0.48,
      largest: isTower ? 30 : 24,
      isCentred: false,
    },
    kickerLetter: 9,
    button: { ...button, x: margin, y: height - margin - button.height, letter },
  };
}
