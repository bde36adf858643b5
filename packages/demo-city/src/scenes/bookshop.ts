import { darken, lighten } from '../drawing/colour';
import { drawPerson } from '../drawing/parts/person';
import { drawPendant, drawPottedPlant } from '../drawing/parts/room';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon, group } from '../drawing/svg';

const SPINES = [
  '#a8382c',
  '#24476b',
  '#d9a441',
  '#2f6a4f',
  '#e8dcc4',
  '#5a3a5c',
  '#c2714a',
  '#1f3a3f',
  '#8fa89a',
  '#7a2f3a',
  '#f0e6d0',
  '#3a3a48',
  '#d98a9a',
  '#b8b04a',
];

/** Shelves to the ceiling, a ladder, tables of new books, readers. */
export const drawBookshop: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const floorLine = height * 0.76;
  const wood = random.pick(['#6a4028', '#8c5c38', '#3f4a48', '#5a3030', '#2f4a44', '#c9a478']);
  const floor = random.pick(['#8a5c3c', '#b58a60', '#5c4338']);
  canvas.add(
    draw('rect', { width, height, fill: darken(wood, 0.5) }),
    draw('rect', {
      y: floorLine,
      width,
      height: height - floorLine,
      fill: canvas.linearGradient(90, [
        [0, darken(floor, 0.45)],
        [1, floor],
      ]),
    }),
  );
  const bays = random.integer(4, 5);
  for (let bay = 0; bay < bays; bay++)
    drawBay(tools, {
      x: (width * bay) / bays,
      width: width / bays,
      top: height * 0.05,
      bottom: floorLine,
      wood,
    });
  if (random.chance(0.75)) drawLadder(tools, { x: width * random.between(0.2, 0.75), floorLine });
  canvas.add(
    drawPolygon(
      [
        [width * 0.25, floorLine + 6],
        [width * 0.75, floorLine + 6],
        [width * 0.98, height],
        [width * 0.02, height],
      ],
      { fill: random.pick(palette.accents), opacity: 0.6 },
    ),
  );
  for (let index = 0; index < random.integer(2, 3); index++)
    drawPerson(tools, {
      x: width * random.between(0.1, 0.9),
      y: height * random.between(0.84, 0.88),
      height: height * 0.38,
    });
  drawTable(tools, {
    x: width * random.between(0.3, 0.7),
    y: height * 0.86,
    width: width * 0.42,
    wood: lighten(wood, 0.15),
  });
  if (random.chance(0.6))
    drawPottedPlant(tools, { x: width * random.pick([0.05, 0.95]), y: height * 0.95, height: height * 0.42 });
  for (const share of [0.2, 0.5, 0.8])
    drawPendant(tools, {
      x: width * share,
      y: height * 0.14,
      size: height * 0.045,
      shade: random.pick(palette.accents),
      kind: 'dome',
    });
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.radialGradient(
        [
          [0, palette.glow, 0.2],
          [1, '#120a14', 0.42],
        ],
        { x: 0.5, y: 0.4, radius: 0.75 },
      ),
    }),
  );
  return { bloom: 0.45 };
};

function drawBay(
  tools: SceneTools,
  bay: { x: number; width: number; top: number; bottom: number; wood: string },
): void {
  const { canvas, random } = tools;
  const shelves = 6;
  const step = (bay.bottom - bay.top) / shelves;
  const [left, right] = [bay.x + 12, bay.x + bay.width - 12];
  for (let shelf = 0; shelf < shelves; shelf++) {
    const y = bay.top + step * (shelf + 1) - 10;
    const books: string[] = [];
    let x = left + 2;
    while (x < right - 10) {
      if (random.chance(0.05)) {
        x += random.between(14, 40);
        continue;
      }
      const w = Math.min(right - x, random.between(9, 26));
      const h = step * random.between(0.58, 0.84);
      const colour = random.pick(SPINES);
      books.push(
        draw('rect', {
          x,
          y: y - h,
          width: w,
          height: h,
          fill: colour,
          rx: 1.5,
          transform: random.chance(0.04) ? `rotate(9 ${x.toFixed(0)} ${y.toFixed(0)})` : undefined,
        }),
        draw('rect', {
          x: x + w * 0.2,
          y: y - h * random.between(0.75, 0.86),
          width: w * 0.6,
          height: h * 0.05,
          fill: lighten(colour, 0.5),
          opacity: 0.85,
        }),
      );
      if (w > 15)
        books.push(
          draw('rect', {
            x: x + w * 0.3,
            y: y - h * 0.6,
            width: w * 0.4,
            height: h * 0.34,
            fill: darken(colour, 0.25),
            opacity: 0.7,
          }),
        );
      x += w + 0.8;
    }
    canvas.add(
      draw('rect', {
        x: left,
        y: y - step + 10,
        width: right - left,
        height: step,
        fill: darken(bay.wood, 0.62),
      }),
      group({}, books),
      draw('rect', {
        x: left,
        y: y - step + 10,
        width: right - left,
        height: step * 0.32,
        fill: canvas.linearGradient(90, [
          [0, '#0c0810', 0.6],
          [1, '#0c0810', 0],
        ]),
      }),
      draw('rect', { x: left - 4, y, width: right - left + 8, height: 11, fill: lighten(bay.wood, 0.1) }),
    );
  }
  canvas.add(
    draw('rect', {
      x: bay.x,
      y: 0,
      width: 13,
      height: bay.bottom,
      fill: canvas.linearGradient(0, [
        [0, lighten(bay.wood, 0.2)],
        [1, darken(bay.wood, 0.25)],
      ]),
    }),
    draw('rect', { x: bay.x, y: 0, width: bay.width, height: bay.top, fill: bay.wood }),
  );
}

function drawLadder({ canvas }: SceneTools, { x, floorLine }: { x: number; floorLine: number }): void {
  const { height } = canvas;
  const wood = '#c9975c';
  const lean = height * 0.12;
  const rungs = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 1) / 10;
    return draw('path', {
      d: `M${x + lean * (1 - t)} ${height * 0.1 + (floorLine - height * 0.06) * t} h${height * 0.09}`,
      stroke: wood,
      'stroke-width': 7,
    });
  });
  canvas.add(
    ...rungs,
    draw('path', {
      d: `M${x + lean} ${height * 0.09} L${x} ${floorLine + 26} M${x + lean + height * 0.09} ${height * 0.09} L${x + height * 0.09} ${floorLine + 26}`,
      stroke: darken(wood, 0.15),
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
  );
}

function drawTable(
  tools: SceneTools,
  { x, y, width: w, wood }: { x: number; y: number; width: number; wood: string },
): void {
  const { canvas, random } = tools;
  const left = x - w / 2;
  const h = canvas.height * 0.11;
  canvas.add(
    draw('ellipse', { cx: x, cy: y + h, rx: w * 0.56, ry: h * 0.2, fill: '#0c0810', opacity: 0.45 }),
    draw('rect', { x: left + 16, y, width: w - 32, height: h, fill: darken(wood, 0.45) }),
    draw('rect', {
      x: left,
      y: y - 8,
      width: w,
      height: 18,
      rx: 4,
      fill: canvas.linearGradient(90, [
        [0, lighten(wood, 0.3)],
        [1, darken(wood, 0.1)],
      ]),
    }),
  );
  for (let stack = 0; stack < 8; stack++) {
    const books = random.integer(2, 6);
    const sx = left + 22 + ((w - 44) * stack) / 8;
    for (let book = 0; book < books; book++)
      canvas.add(
        draw('rect', {
          x: sx + random.between(-3, 3),
          y: y - 8 - (book + 1) * 10,
          width: (w - 60) / 9,
          height: 9,
          rx: 1.5,
          fill: random.pick(SPINES),
        }),
      );
  }
}
