import { darken, lighten, mixColours } from '../drawing/colour';
import { drawChair, drawTable } from '../drawing/parts/furniture';
import { drawSitter } from '../drawing/parts/person';
import { drawPendant, drawPicture, drawPottedPlant, drawRoom, drawRoomWindow } from '../drawing/parts/room';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw } from '../drawing/svg';

/** A restaurant room: pendant lamps over tables, guests on a banquette, windows or pictures behind. */
export const drawDiningRoom: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const floorLine = height * random.between(0.6, 0.66);
  const wall = random.pick([
    ...palette.walls,
    mixColours(random.pick(palette.accents), '#1a1a22', 0.3),
    '#24453f',
    '#7a3a34',
    '#d9c7a8',
  ]);
  drawRoom(tools, {
    floorLine,
    wall,
    floor: random.pick(['#7a4f34', '#a8754a', '#4a3a38', '#b5a490', '#5a3a2c']),
  });
  drawBackWall(tools, floorLine);
  drawBanquette(tools, floorLine);
  drawTables(tools);
  if (random.chance(0.6))
    drawPottedPlant(tools, { x: width * random.pick([0.05, 0.95]), y: height * 0.9, height: height * 0.5 });
  drawLamps(tools);
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(90, [
        [0, '#140c18', 0.35],
        [0.4, palette.glow, 0.08],
        [1, '#140c18', 0.28],
      ]),
    }),
  );
  return { bloom: 0.5 };
};

function drawBackWall(tools: SceneTools, floorLine: number): void {
  const { canvas, random } = tools;
  const count = random.integer(2, 4);
  const hasWindows = random.chance(0.6);
  const arched = random.chance(0.5);
  for (let index = 0; index < count; index++) {
    const centre = (canvas.width * (index + 0.5)) / count;
    if (hasWindows) {
      const width = Math.min(canvas.width / count - 90, floorLine * 0.44);
      drawRoomWindow(tools, {
        x: centre - width / 2,
        y: floorLine * 0.16,
        width,
        height: floorLine * 0.5,
        arched,
      });
    } else {
      const width = floorLine * random.between(0.2, 0.36);
      drawPicture(tools, {
        x: centre - width / 2 + random.between(-30, 30),
        y: floorLine * random.between(0.2, 0.32),
        width,
        height: floorLine * random.between(0.22, 0.34),
      });
    }
  }
}

function drawBanquette(tools: SceneTools, floorLine: number): void {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  const leather = random.pick(['#7a3428', '#2f4f46', '#a8642f', '#2c3f5c', '#6a4a5c']);
  const guests = random.integer(3, 6);
  const top = floorLine - height * 0.12;
  canvas.add(
    draw('rect', {
      y: top,
      width,
      height: height * 0.14,
      fill: canvas.linearGradient(90, [
        [0, lighten(leather, 0.2)],
        [0.2, leather],
        [1, darken(leather, 0.3)],
      ]),
    }),
  );
  for (let x = 0; x < width; x += 58)
    canvas.add(
      draw('path', {
        d: `M${x} ${top + 4} V${floorLine}`,
        stroke: darken(leather, 0.4),
        'stroke-width': 3,
        opacity: 0.7,
      }),
    );
  for (let index = 0; index < guests; index++)
    drawSitter(tools, {
      x: (width * (index + random.between(0.25, 0.75))) / guests,
      y: floorLine + height * 0.02,
      height: height * 0.24,
    });
  canvas.add(
    draw('rect', {
      y: floorLine + height * 0.015,
      width,
      height: height * 0.07,
      fill: canvas.linearGradient(90, [
        [0, leather],
        [1, darken(leather, 0.5)],
      ]),
    }),
  );
}

function drawTables(tools: SceneTools): void {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const cloth = random.pick(['#f3ece0', '#8a5a38', '#c9a27a', '#3a3034', palette.cream]);
  const chair = {
    colour: random.pick(['#2a2224', '#a8693a', '#c9a064', '#3f5a58']),
    isPadded: random.chance(0.4),
  };
  for (const [row, scale] of [
    [0.74, 0.115],
    [0.84, 0.15],
  ] as const) {
    const count = row < 0.8 ? 3 : 2;
    for (let index = 0; index < count; index++) {
      const x = (width * (index + 0.5)) / count + random.between(-0.03, 0.03) * width;
      const radius = height * scale;
      drawTable(tools, { x, y: height * row, radius, cloth });
      drawChair(tools, {
        x: x - radius * 1.15,
        y: height * row + radius * 1.05,
        height: radius * 2,
        ...chair,
      });
      drawChair(tools, {
        x: x + radius * 1.15,
        y: height * row + radius * 1.05,
        height: radius * 2,
        ...chair,
      });
    }
  }
}

function drawLamps(tools: SceneTools): void {
  const { canvas, random, palette } = tools;
  const count = random.integer(3, 5);
  const look = {
    shade: random.pick([...palette.accents, '#2a2626', '#c98a3c']),
    kind: random.pick(['dome', 'globe', 'cone'] as const),
  };
  const drop = canvas.height * random.between(0.14, 0.24);
  for (let index = 0; index < count; index++) {
    drawPendant(tools, {
      x: (canvas.width * (index + 0.5)) / count,
      y: drop + (index % 2) * canvas.height * 0.05,
      size: canvas.height * 0.05,
      ...look,
    });
  }
}
