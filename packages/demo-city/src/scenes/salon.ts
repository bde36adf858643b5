import { darken, lighten } from '../drawing/colour';
import { drawBottle } from '../drawing/parts/furniture';
import { drawPerson, drawSitter } from '../drawing/parts/person';
import { drawPendant, drawPottedPlant, drawRoom } from '../drawing/parts/room';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

/** A hair salon or barber: round mirrors with lamps, chairs, shelves of bottles. */
export const drawSalon: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const floorLine = height * 0.7;
  const wall = random.pick(['#d9a898', '#24484a', '#e8ddd0', '#5a3a4a', '#8fa89a', '#2f3850', '#c98a5a']);
  drawRoom(tools, { floorLine, wall, floor: random.pick(['#3a3638', '#b59a80', '#d9cfc4', '#7a5238']) });
  const seats = random.integer(3, 4);
  for (let index = 0; index < seats; index++)
    drawStation(tools, { x: (width * (index + 0.5)) / seats, floorLine, wall });
  for (let index = 0; index < random.integer(1, 2); index++)
    drawPerson(tools, {
      x: (width * (random.integer(0, seats - 1) + 0.84)) / seats,
      y: height * 0.9,
      height: height * 0.52,
    });
  drawPottedPlant(tools, { x: width * 0.03, y: height * 0.94, height: height * 0.4 });
  const shade = random.pick(palette.accents);
  for (let index = 0; index < seats; index++)
    drawPendant(tools, {
      x: (width * index) / seats + width * 0.02,
      y: height * 0.12,
      size: height * 0.04,
      shade,
      kind: random.pick(['globe', 'cone']),
    });
  return { bloom: 0.4 };
};

function drawStation(
  tools: SceneTools,
  { x, floorLine, wall }: { x: number; floorLine: number; wall: string },
): void {
  const { canvas, random, palette } = tools;
  const { height } = canvas;
  const r = height * 0.15;
  const mirrorY = floorLine - height * 0.36;
  const frame = random.pick(['#d9b05a', '#2a2422', '#f0e8dc']);
  const bulbs = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return draw('circle', {
      cx: x + Math.cos(angle) * r * 1.12,
      cy: mirrorY + Math.sin(angle) * r * 1.12,
      r: 6,
      fill: '#fff4d4',
    });
  });
  canvas.add(
    draw('circle', {
      cx: x,
      cy: mirrorY,
      r: r * 1.7,
      fill: canvas.radialGradient([
        [0, palette.glow, 0.5],
        [1, palette.glow, 0],
      ]),
    }),
    draw('circle', { cx: x, cy: mirrorY, r: r * 1.04, fill: frame }),
    draw('circle', {
      cx: x,
      cy: mirrorY,
      r: r * 0.96,
      fill: canvas.linearGradient(50, [
        [0, '#e6eef0'],
        [0.5, lighten(wall, 0.35)],
        [1, darken(wall, 0.1)],
      ]),
    }),
    draw('path', {
      d: `M${x - r * 0.6} ${mirrorY + r * 0.3} L${x + r * 0.2} ${mirrorY - r * 0.75} L${x + r * 0.5} ${mirrorY - r * 0.65} L${x - r * 0.4} ${mirrorY + r * 0.6} Z`,
      fill: '#ffffff',
      opacity: 0.3,
    }),
    ...bulbs,
    draw('rect', {
      x: x - r * 1.25,
      y: floorLine - height * 0.13,
      width: r * 2.5,
      height: 12,
      fill: '#8a5c3a',
    }),
    ...Array.from({ length: 6 }, (_, index) =>
      drawBottle(tools, {
        x: x - r * 1.05 + index * r * 0.42,
        y: floorLine - height * 0.13,
        height: height * random.between(0.05, 0.09),
      }),
    ),
  );
  const leather = random.pick(['#7a3428', '#23252b', '#2f5a52', '#c2714a']);
  if (random.chance(0.65))
    drawSitter(tools, { x, y: floorLine + height * 0.06, height: height * 0.25, isFromBehind: true });
  canvas.add(
    group({}, [
      draw('ellipse', {
        cx: x,
        cy: height * 0.93,
        rx: r * 0.7,
        ry: r * 0.14,
        fill: palette.shadow,
        opacity: 0.5,
      }),
      draw('rect', { x: x - 9, y: height * 0.82, width: 18, height: height * 0.1, fill: '#a8acb2' }),
      draw('ellipse', { cx: x, cy: height * 0.925, rx: r * 0.5, ry: r * 0.1, fill: '#c9ccd2' }),
      draw('rect', {
        x: x - r * 0.72,
        y: floorLine + height * 0.01,
        width: r * 1.44,
        height: height * 0.13,
        rx: 18,
        fill: canvas.linearGradient(90, [
          [0, lighten(leather, 0.2)],
          [1, darken(leather, 0.3)],
        ]),
      }),
      draw('rect', {
        x: x - r * 0.86,
        y: floorLine + height * 0.07,
        width: r * 0.2,
        height: height * 0.085,
        rx: 8,
        fill: darken(leather, 0.35),
      }),
      draw('rect', {
        x: x + r * 0.66,
        y: floorLine + height * 0.07,
        width: r * 0.2,
        height: height * 0.085,
        rx: 8,
        fill: darken(leather, 0.35),
      }),
      draw('rect', {
        x: x - r * 0.78,
        y: floorLine + height * 0.125,
        width: r * 1.56,
        height: height * 0.045,
        rx: 10,
        fill: darken(leather, 0.2),
      }),
    ]),
  );
}
