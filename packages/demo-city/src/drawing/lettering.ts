import { draw } from './svg';

/** Capitals as strokes on a grid 4 wide and 6 high: signs look the same on machines without fonts. */
const STROKES: Record<string, string> = {
  A: 'M0 6V2L2 0L4 2V6M0 4H4',
  B: 'M0 0V6H3L4 5V4L3 3H0M3 3L4 2V1L3 0H0',
  C: 'M4 1L3 0H1L0 1V5L1 6H3L4 5',
  D: 'M0 0V6H2.5L4 4.5V1.5L2.5 0H0',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M4 0V5L3 6H1L0 5',
  K: 'M0 0V6M4 0L0 3.4M1.6 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.4L3 3.4H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.6 4.4L4.2 6.2',
  R: 'M0 6V0H3L4 1V2.2L3 3.2H0M2 3.2L4 6',
  S: 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '&': 'M4 6L1 1.4L1.6 0H2.4L3 1.4L0 4.2V5L1 6H2.4L4 4',
};
const LETTER_HEIGHT = 6;
const LETTER_STEP = 5.6;

/** The width of the text at this letter height, in pixels. */
export const measureText = (text: string, height: number) =>
  ((text.length * LETTER_STEP - 1.6) * height) / LETTER_HEIGHT;

/** Text as strokes, centred on x, with y at the top of the letters. */
export function drawText(
  text: string,
  position: { x: number; y: number; height: number; colour: string; weight?: number; opacity?: number },
): string {
  const scale = position.height / LETTER_HEIGHT;
  const left = position.x - measureText(text, position.height) / 2;
  const letters = [...text.toUpperCase()].map((letter, index) => {
    const strokes = STROKES[letter];
    return strokes
      ? draw('path', { d: strokes, transform: `translate(${(index * LETTER_STEP).toFixed(1)} 0)` })
      : '';
  });
  return draw(
    'g',
    {
      transform: `translate(${left.toFixed(1)} ${position.y.toFixed(1)}) scale(${scale.toFixed(3)})`,
      fill: 'none',
      stroke: position.colour,
      'stroke-width': position.weight ?? 0.9,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: position.opacity,
    },
    letters.join('') || ' ',
  );
}
