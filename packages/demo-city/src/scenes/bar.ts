import { darken, lighten } from '../drawing/colour';
import { drawBottle, drawWineGlass } from '../drawing/parts/furniture';
import { drawSitter } from '../drawing/parts/person';
import { drawPendant } from '../drawing/parts/room';
import { drawText } from '../drawing/lettering';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw } from '../drawing/svg';

const NEON = ['COCKTAILS', 'GOOD NIGHT', 'LAST CALL', 'DRINKS', 'OYSTERS', 'CHEERS', 'TONIGHT'];

/** A back bar full of bottles, the counter with glasses in front of it, and guests on stools. */
export const drawBar: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const wall = random.pick(['#1f3436', '#3a2030', '#2a2438', '#4a2a22', '#233048', '#5a3a2a']);
  const counter = height * random.between(0.68, 0.74);
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(90, [
        [0, darken(wall, 0.35)],
        [0.5, wall],
        [1, darken(wall, 0.4)],
      ]),
    }),
  );
  const hasSign = random.chance(0.6);
  drawShelves(tools, { top: height * (hasSign ? 0.3 : 0.14), bottom: counter });
  if (hasSign) {
    const colour = random.pick(['#ff5a7a', '#5ae0d0', '#ffb347', '#ff7ad9']);
    const text = random.pick(NEON);
    const position = { x: width / 2, y: height * 0.1, height: height * 0.085 };
    canvas.add(
      draw('ellipse', {
        cx: width / 2,
        cy: height * 0.14,
        rx: width * 0.34,
        ry: height * 0.2,
        fill: canvas.radialGradient([
          [0, colour, 0.45],
          [1, colour, 0],
        ]),
      }),
      drawText(text, { ...position, colour, weight: 1.2 }),
      drawText(text, { ...position, colour: '#ffffff', weight: 0.4 }),
    );
  }
  drawBartender(tools, counter);
  drawCounter(tools, counter);
  const kind = random.pick(['dome', 'globe', 'cone'] as const);
  const shade = random.pick(palette.accents);
  for (const share of [0.16, 0.5, 0.84])
    drawPendant(tools, {
      x: width * share,
      y: height * random.between(0.2, 0.25),
      size: height * 0.042,
      shade,
      kind,
    });
  return { bloom: 0.6, vignette: 0.6 };
};

function drawShelves(tools: SceneTools, { top, bottom }: { top: number; bottom: number }): void {
  const { canvas, random, palette } = tools;
  const shelves = 3;
  const step = (bottom - top) / (shelves + 0.35);
  const inset = canvas.width * 0.06;
  canvas.add(
    draw('rect', {
      x: inset,
      y: top - step * 0.1,
      width: canvas.width - inset * 2,
      height: bottom - top + step * 0.1,
      fill: canvas.linearGradient(90, [
        [0, palette.glow, 0.5],
        [1, '#5a2a18', 0.6],
      ]),
    }),
  );
  for (let shelf = 1; shelf <= shelves; shelf++) {
    const y = top + step * shelf;
    for (let x = inset + 24; x < canvas.width - inset - 12; x += step * random.between(0.24, 0.36)) {
      if (random.chance(0.08)) continue;
      canvas.add(drawBottle(tools, { x, y, height: step * random.between(0.55, 0.84) }));
    }
    canvas.add(
      draw('rect', { x: inset - 8, y, width: canvas.width - inset * 2 + 16, height: 9, fill: '#8a5a34' }),
      draw('rect', {
        x: inset - 8,
        y: y + 9,
        width: canvas.width - inset * 2 + 16,
        height: 14,
        fill: canvas.linearGradient(90, [
          [0, lighten(palette.glow, 0.3), 0.7],
          [1, palette.glow, 0],
        ]),
      }),
    );
  }
  for (const x of [inset - 16, canvas.width / 2 - 8, canvas.width - inset])
    canvas.add(
      draw('rect', {
        x,
        y: top - step * 0.16,
        width: 16,
        height: bottom - top + step * 0.2,
        fill: '#4a2c1c',
      }),
    );
}

function drawBartender(tools: SceneTools, counter: number): void {
  const x = tools.canvas.width * tools.random.between(0.25, 0.75);
  drawSitter(tools, { x, y: counter + 6, height: tools.canvas.height * 0.27 });
}

function drawCounter(tools: SceneTools, y: number): void {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  const wood = random.pick(['#6a3f26', '#3a2a26', '#8c5a34', '#d8d2c8']);
  const front = random.pick(['#24403e', '#4a2a26', '#2a2c3c', '#6a4a34']);
  canvas.add(
    draw('rect', {
      y: y + height * 0.04,
      width,
      height,
      fill: canvas.linearGradient(90, [
        [0, darken(front, 0.2)],
        [1, darken(front, 0.6)],
      ]),
    }),
  );
  for (let x = 10; x < width; x += 92)
    canvas.add(
      draw('rect', {
        x,
        y: y + height * 0.08,
        width: 74,
        height: height * 0.3,
        fill: 'none',
        stroke: lighten(front, 0.18),
        'stroke-width': 3,
        opacity: 0.6,
      }),
    );
  canvas.add(
    draw('rect', {
      y,
      width,
      height: height * 0.045,
      fill: canvas.linearGradient(90, [
        [0, lighten(wood, 0.35)],
        [0.35, wood],
        [1, darken(wood, 0.5)],
      ]),
    }),
  );
  for (let index = 0; index < 7; index++) {
    canvas.add(
      drawWineGlass({
        x: width * (0.06 + index * 0.145 + random.between(-0.03, 0.03)),
        y: y + 6,
        height: height * random.between(0.1, 0.13),
        wine: random.pick(['#7a1f30', '#e6a63a', '#f0d890', '#d9607a', '#6ac0a8', '#f4efe0']),
      }),
    );
  }
  const stools = random.integer(4, 6);
  for (let index = 0; index < stools; index++) {
    const x = (width * (index + 0.5)) / stools;
    const seat = y + height * 0.16;
    if (random.chance(0.45)) drawSitter(tools, { x, y: seat + 4, height: height * 0.29, isFromBehind: true });
    const leather = random.pick(['#a8552f', '#2a2224', '#7a2f2a']);
    canvas.add(
      draw('path', {
        d: `M${x - 26} ${seat + 12} L${x - 40} ${height} M${x + 26} ${seat + 12} L${x + 40} ${height} M${x - 36} ${seat + height * 0.1} H${x + 36}`,
        stroke: '#151214',
        'stroke-width': 7,
      }),
      draw('rect', {
        x: x - 44,
        y: seat,
        width: 88,
        height: 20,
        rx: 9,
        fill: canvas.linearGradient(90, [
          [0, lighten(leather, 0.25)],
          [1, darken(leather, 0.3)],
        ]),
      }),
    );
  }
}
