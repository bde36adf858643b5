import { createCanvas } from '../../drawing/canvas';
import { drawWords, measureWords } from '../../drawing/lettering';
import { draw, group } from '../../drawing/svg';
import type { Design } from './designs';
import { fitWords } from './fitWords';
import { layOut } from './layOut';
import { motifs } from './motifs';

const HEADLINE_WEIGHT = 1.15;

/** Draws a design at one size: a motif, a headline in the city's stroke letters, and what to press. */
export function drawDesign(design: Design, size: { width: number; height: number }): string {
  const { colours, headline, kicker, action } = design;
  const canvas = createCanvas(size.width, size.height);
  const { motif, words, kickerLetter, button } = layOut(size, action);

  canvas.add(draw('rect', { width: size.width, height: size.height, fill: colours.ground }));
  canvas.add(
    group({ transform: `translate(${motif.x} ${motif.y}) scale(${motif.side / 100})` }, [
      motifs[design.motif](colours),
    ]),
  );

  const writeLeft = (text: string, place: { y: number; letter: number; colour: string; weight: number }) => {
    const x = words.x + measureWords(text, place.letter) / 2;
    canvas.add(drawWords(text, { ...place, x, height: place.letter }));
  };
  const kickerRoom = kickerLetter ? kickerLetter * 2.6 : 0;
  const fitted = fitWords(headline, { ...words, height: words.height - kickerRoom });
  const used = kickerRoom + fitted.step * (fitted.lines.length - 1) + fitted.letter;
  const top = words.isCentred ? words.y + (words.height - used) / 2 : words.y;
  if (kickerLetter)
    writeLeft(kicker, { y: top, letter: kickerLetter, colour: colours.loud, weight: HEADLINE_WEIGHT });
  fitted.lines.forEach((line, index) =>
    writeLeft(line, {
      y: top + kickerRoom + index * fitted.step,
      letter: fitted.letter,
      colour: colours.ink,
      weight: HEADLINE_WEIGHT,
    }),
  );

  canvas.add(
    draw('rect', {
      x: button.x,
      y: button.y,
      width: button.width,
      height: button.height,
      rx: button.height / 2,
      fill: colours.button,
    }),
    drawWords(action, {
      x: button.x + button.width / 2,
      y: button.y + (button.height - button.letter) / 2,
      height: button.letter,
      colour: colours.buttonInk,
      weight: HEADLINE_WEIGHT,
    }),
  );
  return canvas.toSvg();
}
