import { darken, lighten } from '../drawing/colour';
import { drawPlate } from '../drawing/parts/crockery';
import { drawCupOfCoffee } from '../drawing/parts/cup';
import { flecks, leaf } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group, type Point } from '../drawing/svg';

/** Coffee from above: one or two cups, a notebook or newspaper, beans, a twig in a vase. */
export const drawCoffee: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'marble', 'linen', 'terrazzo', 'slate']);
  const left = random.chance(0.5);
  const xAt = (x: number) => (left ? x : 1 - x) * width;
  drawReading(tools, { x: xAt(0.72), y: height * 0.5, size: height * 0.6 });
  drawCupOfCoffee(tools, {
    x: xAt(0.33),
    y: height * random.between(0.44, 0.56),
    radius: height * random.between(0.2, 0.25),
  });
  if (random.chance(0.55)) drawCupOfCoffee(tools, { x: xAt(0.66), y: height * 0.76, radius: height * 0.14 });
  const saucer = { x: xAt(0.1), y: height * 0.15, radius: height * 0.13 };
  drawPlate(tools, saucer);
  for (let index = 0; index < 7; index++)
    canvas.add(
      leaf(
        tools,
        [
          saucer.x + random.between(-0.5, 0.5) * saucer.radius,
          saucer.y + random.between(-0.5, 0.5) * saucer.radius,
        ],
        saucer.radius * 0.4,
        random.pick(['#4a7d4a', '#6a9a5f', '#2f5d45']),
      ),
    );
  const beans = Array.from({ length: 22 }, (): Point => [
    xAt(0.12) + random.between(-0.1, 0.12) * width,
    height * random.between(0.72, 0.97),
  ]);
  canvas.add(flecks(tools, beans, ['#3f2214', '#5a3420', '#2c170e'], height * 0.016));
  drawWindowLight(tools);
};

function drawReading(
  { canvas, random, palette }: SceneTools,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const isBook = random.chance(0.5);
  const cover = random.pick(palette.accents);
  const [w, h] = [size * 0.74, size];
  const lines = Array.from({ length: 13 }, (_, row) =>
    [0.08, 0.54]
      .map((column) =>
        draw('rect', {
          x: -w + w * 2 * column,
          y: -h * 0.3 + row * h * 0.055,
          width: w * 0.76 * (row % 5 === 4 ? 0.6 : 1),
          height: h * 0.013,
          fill: '#8a8580',
          opacity: 0.75,
        }),
      )
      .join(''),
  );
  const spread = [
    draw('rect', {
      x: -w + 12,
      y: -h / 2 + 18,
      width: w * 2,
      height: h,
      fill: '#140c18',
      opacity: 0.3,
      rx: 4,
    }),
    draw('rect', {
      x: -w,
      y: -h / 2,
      width: w * 2,
      height: h,
      fill: canvas.linearGradient(0, [
        [0, '#f7f1e4'],
        [0.49, '#e0d6c4'],
        [0.51, '#fbf6ea'],
        [1, '#ece2d0'],
      ]),
      rx: 4,
    }),
    draw('rect', { x: -w * 0.84, y: -h * 0.42, width: w * 0.76, height: h * 0.08, fill: '#2a2622' }),
    ...lines,
    draw('rect', { x: w * 0.08, y: -h * 0.42, width: w * 0.76, height: h * 0.3, fill: cover }),
  ];
  const book = [
    draw('rect', {
      x: -w * 0.5 + 10,
      y: -h / 2 + 16,
      width: w,
      height: h,
      fill: '#140c18',
      opacity: 0.35,
      rx: 8,
    }),
    draw('rect', {
      x: -w * 0.5,
      y: -h / 2,
      width: w,
      height: h,
      fill: canvas.linearGradient(30, [
        [0, lighten(cover, 0.2)],
        [1, darken(cover, 0.25)],
      ]),
      rx: 8,
    }),
    draw('rect', { x: -w * 0.5, y: -h / 2, width: w * 0.09, height: h, fill: darken(cover, 0.35), rx: 4 }),
    draw('rect', { x: -w * 0.28, y: -h * 0.3, width: w * 0.62, height: h * 0.16, fill: '#f6efe2' }),
    draw('rect', { x: w * 0.34, y: -h / 2, width: w * 0.03, height: h, fill: darken(cover, 0.5) }),
    draw('path', {
      d: `M${w * 0.1} ${-h * 0.02} l${w * 0.3} ${h * 0.42}`,
      stroke: '#e0a63a',
      'stroke-width': size * 0.025,
      'stroke-linecap': 'round',
    }),
  ];
  canvas.add(
    group(
      { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.integer(-18, 18)})` },
      isBook ? book : spread,
    ),
  );
}
