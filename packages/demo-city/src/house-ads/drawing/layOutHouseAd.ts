import { measureText } from '../../drawing/lettering';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HouseAdLayout {
  motif: { x: number; y: number; side: number };
  text: Box & { largest: number; isCentred: boolean };
  /** 0 if there is no room for a kicker. */
  kickerLetterHeight: number;
  button: Box & { letter: number };
}

/** The layout of a house ad: its parts are stacked on squares and towers, side by side on banners. */
export function layOutHouseAd(size: { width: number; height: number }, action: string): HouseAdLayout {
  return size.height < 150 ? layOutBanner(size, action) : layOutSquare(size, action);
}

function layOutBanner({ width, height }: { width: number; height: number }, action: string): HouseAdLayout {
  const isSmall = height < 70;
  const gap = isSmall ? 10 : 22;
  const letter = isSmall ? 7 : 11;
  const button = { width: measureText(action, letter) + (isSmall ? 20 : 36), height: isSmall ? 26 : 38 };
  const motifWidth = height * 1.25;
  const buttonX = width - gap - button.width;
  const textX = motifWidth + (isSmall ? 4 : gap);
  return {
    motif: { x: gap / 2, y: -height * 0.1, side: height * 1.2 },
    text: {
      x: textX,
      y: isSmall ? 9 : 16,
      width: buttonX - textX - gap,
      height: height - (isSmall ? 18 : 32),
      largest: 26,
      isCentred: true,
    },
    kickerLetterHeight: isSmall ? 0 : 8,
    button: { ...button, x: buttonX, y: (height - button.height) / 2, letter },
  };
}

function layOutSquare({ width, height }: { width: number; height: number }, action: string): HouseAdLayout {
  const margin = 24;
  const letter = 11;
  const isTower = height > 400;
  const button = { width: measureText(action, letter) + 40, height: 40 };
  const side = isTower ? width * 1.05 : width * 0.52;
  return {
    motif: isTower
      ? { x: width - side * 0.94, y: height - side - 84, side }
      : { x: width - side + 14, y: height - side + 12, side },
    text: {
      x: margin,
      y: margin,
      width: width - margin * 2,
      height: isTower ? height * 0.36 : height * 0.48,
      largest: isTower ? 30 : 24,
      isCentred: false,
    },
    kickerLetterHeight: 9,
    button: { ...button, x: margin, y: height - margin - button.height, letter },
  };
}
