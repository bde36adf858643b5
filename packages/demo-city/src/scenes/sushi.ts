import { darken, lighten } from '../drawing/colour';
import { drawCutlery, drawGlassAbove, drawPlate, scatterOver } from '../drawing/parts/crockery';
import { flecks, leaf } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

const FISH = ['#f08a5a', '#d9483c', '#f6d9c8', '#e8b45a', '#f2a58a'] as const;

/** Nigiri and rolls in rows on a slate or wooden board. */
export const drawSushi: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'linen', 'marble', 'terrazzo']);
  const board = random.pick(['#23272c', '#8a5a38', '#1f3a3f', '#ece4d6']);
  const [x, y, w, h] = [width * 0.14, height * 0.2, width * 0.68, height * 0.6];
  const turn = `rotate(${random.integer(-9, 9)} ${width / 2} ${height / 2})`;
  canvas.add(
    draw('rect', {
      x: x + 14,
      y: y + 22,
      width: w,
      height: h,
      rx: 18,
      fill: '#120c18',
      opacity: 0.4,
      transform: turn,
    }),
    draw('rect', {
      x,
      y,
      width: w,
      height: h,
      rx: 18,
      fill: canvas.linearGradient(50, [
        [0, lighten(board, 0.22)],
        [0.5, board],
        [1, darken(board, 0.3)],
      ]),
      transform: turn,
    }),
  );
  const pieces: string[] = [];
  const [columns, rows] = [5, 3];
  for (let row = 0; row < rows; row++) {
    const isRoll = random.chance(0.45);
    const fish = random.pick(FISH);
    for (let column = 0; column < columns; column++) {
      const spot = {
        x: x + (w * (column + 0.6)) / (columns + 0.2),
        y: y + (h * (row + 0.5)) / rows,
        size: h * 0.15,
      };
      pieces.push(isRoll ? drawRoll(tools, spot, fish) : drawNigiri(tools, spot, fish));
    }
  }
  pieces.push(
    leaf(tools, [x + w * 0.95, y + h * 0.2], h * 0.12, '#4a8a3f'),
    leaf(tools, [x + w * 0.94, y + h * 0.3], h * 0.1, '#6aa04f'),
  );
  canvas.add(group({ transform: turn }, pieces));
  const soy = { x: width * 0.9, y: height * 0.72, radius: height * 0.11 };
  drawPlate(tools, soy, { depth: 0.2 });
  canvas.add(
    draw('circle', {
      cx: soy.x,
      cy: soy.y,
      r: soy.radius * 0.74,
      fill: canvas.radialGradient([
        [0, '#6a3320'],
        [1, '#1f0d08'],
      ]),
    }),
  );
  drawCutlery(tools, {
    x: width * 0.5,
    y: height * 0.9,
    length: height * 0.62,
    angle: 90 + random.between(-6, 6),
    kind: 'chopsticks',
  });
  drawGlassAbove(
    tools,
    { x: width * 0.9, y: height * 0.24, radius: height * 0.09 },
    random.pick(['#b9c46a', '#cfe2e4', '#e8d89a']),
  );
  drawWindowLight(tools);
};

function drawNigiri(
  tools: SceneTools,
  { x, y, size: s }: { x: number; y: number; size: number },
  fish: string,
): string {
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tools.random.integer(14, 26)})` },
    [
      draw('rect', {
        x: -s * 0.42,
        y: -s * 0.86,
        width: s,
        height: s * 1.9,
        rx: s * 0.4,
        fill: '#0d0a12',
        opacity: 0.4,
      }),
      draw('rect', { x: -s * 0.5, y: -s, width: s, height: s * 2, rx: s * 0.42, fill: '#fbf6ec' }),
      draw('rect', {
        x: -s * 0.56,
        y: -s * 1.08,
        width: s * 1.12,
        height: s * 2.16,
        rx: s * 0.3,
        fill: tools.canvas.linearGradient(0, [
          [0, lighten(fish, 0.3)],
          [0.6, fish],
          [1, darken(fish, 0.25)],
        ]),
      }),
      ...[-0.7, -0.3, 0.1, 0.5].map((row) =>
        draw('path', {
          d: `M${-s * 0.52} ${s * (row + 0.25)} Q0 ${s * (row - 0.1)} ${s * 0.52} ${s * (row + 0.2)}`,
          fill: 'none',
          stroke: '#fff4ea',
          'stroke-width': s * 0.07,
          opacity: 0.7,
        }),
      ),
    ],
  );
}

function drawRoll(
  tools: SceneTools,
  { x, y, size: s }: { x: number; y: number; size: number },
  fish: string,
): string {
  return group({}, [
    draw('circle', { cx: x + 5, cy: y + 8, r: s * 0.98, fill: '#0d0a12', opacity: 0.4 }),
    draw('circle', { cx: x, cy: y, r: s * 0.95, fill: '#1d2b24' }),
    draw('circle', { cx: x, cy: y, r: s * 0.83, fill: '#fbf6ec' }),
    flecks(
      tools,
      scatterOver(tools, { x, y, radius: s * 0.76 }, 26),
      ['#e6ddcc', '#ffffff', '#efe6d6'],
      s * 0.09,
    ),
    draw('circle', { cx: x - s * 0.14, cy: y - s * 0.1, r: s * 0.28, fill: fish }),
    draw('circle', { cx: x + s * 0.2, cy: y - s * 0.02, r: s * 0.22, fill: '#8fb85a' }),
    draw('circle', { cx: x, cy: y + s * 0.24, r: s * 0.2, fill: '#f2c14e' }),
  ]);
}
