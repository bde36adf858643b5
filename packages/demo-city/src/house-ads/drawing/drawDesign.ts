import { createCanvas } from '../../drawing/canvas';
import { drawText, measureText } from '../../drawing/lettering';
import { draw, group } from '../../drawing/svg';
import type { Design } from './designs';
import { fitText } from './fitText';
import { layOutHouseAd } from './layOutHouseAd';
import { motifs } from './motifs';

const HEADLINE_WEIGHT = 1.15;

/** Draws a design at one size: a motif, a headline in the city's stroke letters, and a button. */
export function drawDesign(design: Design, size: { width: number; height: number }): string {
  const { colours, headline, kicker, action } = design;
  const canvas = createCanvas(size.width, size.height);
  const { motif, text: textBox, kickerLetterHeight, button } = layOutHouseAd(size, action);

  canvas.add(draw('rect', { width: size.width, height: size.height, fill: colours.ground }));
  canvas.add(
    group({ transform: `translate(${motif.x} ${motif.y}) scale(${motif.side / 100})` }, [
      motifs[design.motif](colours),
    ]),
  );

  const writeLeft = (text: string, style: { y: number; letter: number; colour: string; weight: number }) => {
    const x = textBox.x + measureText(text, style.letter) / 2;
    canvas.add(drawText(text, { ...style, x, height: style.letter }));
  };
  const kickerHeight = kickerLetterHeight ? kickerLetterHeight * 2.6 : 0;
  const fitted = fitText(headline, { ...textBox, height: textBox.height - kickerHeight });
  const used = kickerHeight + fitted.lineHeight * (fitted.lines.length - 1) + fitted.letterHeight;
  const top = textBox.isCentred ? textBox.y + (textBox.height - used) / 2 : textBox.y;
  if (kickerLetterHeight)
    writeLeft(kicker, { y: top, letter: kickerLetterHeight, colour: colours.loud, weight: HEADLINE_WEIGHT });
  fitted.lines.forEach((line, index) =>
    writeLeft(line, {
      y: top + kickerHeight + index * fitted.lineHeight,
      letter: fitted.letterHeight,
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
    drawText(action, {
      x: button.x + button.width / 2,
      y: button.y + (button.height - button.letter) / 2,
      height: button.letter,
      colour: colours.buttonInk,
      weight: HEADLINE_WEIGHT,
    }),
  );
  return canvas.toSvg();
}
