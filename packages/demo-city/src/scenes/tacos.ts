import { darken, lighten } from '../drawing/colour';
import { drawGlassAbove, drawPlate, scatterOver, type Disc } from '../drawing/parts/crockery';
import { blobPath, chunk, flecks, leaf, prawn, roundSlice } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

/** Three or four open tacos on a board, with salsas and limes around it. */
export const drawTacos: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'terrazzo', 'linen', 'checks', 'slate']);
  const board = random.pick(['#b98a5e', '#2f4f5c', '#e9e0d2', '#c2553a']);
  const [boardX, boardY, boardWidth, boardHeight] = [
    width * 0.12,
    height * 0.24,
    width * 0.76,
    height * 0.56,
  ];
  canvas.add(
    draw('rect', {
      x: boardX + 14,
      y: boardY + 22,
      width: boardWidth,
      height: boardHeight,
      rx: 46,
      fill: '#140c18',
      opacity: 0.35,
    }),
    draw('rect', {
      x: boardX,
      y: boardY,
      width: boardWidth,
      height: boardHeight,
      rx: 46,
      fill: canvas.linearGradient(60, [
        [0, lighten(board, 0.25)],
        [0.5, board],
        [1, darken(board, 0.25)],
      ]),
    }),
    draw('rect', {
      x: boardX + 16,
      y: boardY + 16,
      width: boardWidth - 32,
      height: boardHeight - 32,
      rx: 34,
      fill: 'none',
      stroke: darken(board, 0.3),
      'stroke-width': 3,
      opacity: 0.5,
    }),
  );
  const count = random.integer(3, 4);
  const filling = random.pick(['beef', 'prawn', 'chicken', 'cauliflower'] as const);
  for (let index = 0; index < count; index++) {
    drawTaco(
      tools,
      {
        x: boardX + (boardWidth * (index + 0.5)) / count,
        y: boardY + boardHeight / 2,
        radius: boardHeight * 0.38,
      },
      filling,
    );
  }
  drawSalsa(tools, { x: width * 0.12, y: height * 0.15, radius: height * 0.12 }, '#b8351f');
  drawSalsa(tools, { x: width * 0.86, y: height * 0.88, radius: height * 0.11 }, '#6f8f2f');
  for (let index = 0; index < 4; index++)
    canvas.add(
      roundSlice(
        tools,
        [width * (0.26 + index * 0.045), height * (0.9 - (index % 2) * 0.03)],
        height * 0.046,
        'lemon',
      ),
    );
  drawGlassAbove(
    tools,
    { x: width * 0.88, y: height * 0.13, radius: height * 0.095 },
    random.pick(['#e6a63a', '#f0d890', '#d9607a']),
  );
  drawWindowLight(tools);
};

function drawTaco(
  tools: SceneTools,
  { x, y, radius }: Disc,
  filling: 'beef' | 'prawn' | 'chicken' | 'cauliflower',
): void {
  const { canvas, random } = tools;
  const shell = random.pick(['#e8c06a', '#f0d8a0', '#d9a95a']);
  canvas.add(
    draw('ellipse', { cx: x + 8, cy: y + 14, rx: radius * 0.74, ry: radius, fill: '#1c1018', opacity: 0.35 }),
    draw('ellipse', {
      cx: x,
      cy: y,
      rx: radius * 0.74,
      ry: radius,
      fill: canvas.radialGradient([
        [0, lighten(shell, 0.3)],
        [0.8, shell],
        [1, darken(shell, 0.3)],
      ]),
    }),
  );
  for (let spot = 0; spot < 9; spot++) {
    const angle = random.next() * 6.28;
    canvas.add(
      draw('circle', {
        cx: x + Math.cos(angle) * radius * 0.62,
        cy: y + Math.sin(angle) * radius * 0.86,
        r: radius * random.between(0.03, 0.06),
        fill: '#8a5320',
        opacity: 0.35,
      }),
    );
  }
  const fillingShapes: string[] = [];
  for (let index = 0; index < 13; index++) {
    const along = ((index / 12) * 2 - 1) * radius * 0.72;
    fillingShapes.push(
      leaf(
        tools,
        [x + random.between(-0.28, 0.28) * radius, y + along],
        radius * 0.19,
        random.pick(['#6a9a3f', '#8fb85a', '#7a3468']),
      ),
    );
  }
  for (let index = 0; index < 8; index++) {
    const point = [
      x + random.between(-0.2, 0.2) * radius,
      y + ((index / 7) * 2 - 1) * radius * 0.62,
    ] as const;
    if (filling === 'prawn') fillingShapes.push(prawn(tools, point, radius * 0.19));
    else
      fillingShapes.push(
        chunk(
          tools,
          point,
          radius * 0.17,
          { beef: '#7a4326', chicken: '#c98544', cauliflower: '#e8b45a' }[filling],
        ),
      );
  }
  for (let index = 0; index < 3; index++)
    fillingShapes.push(
      roundSlice(
        tools,
        [x + random.between(-0.22, 0.22) * radius, y + (index - 1) * radius * 0.48],
        radius * 0.13,
        'radish',
      ),
    );
  const sauce = `M${x} ${y - radius * 0.7} q${radius * 0.3} ${radius * 0.14} 0 ${radius * 0.3} t0 ${radius * 0.3} t0 ${radius * 0.3} t0 ${radius * 0.3}`;
  fillingShapes.push(
    draw('path', {
      d: sauce,
      fill: 'none',
      stroke: random.pick(['#fff3dc', '#f28a5a', '#d9e6a0']),
      'stroke-width': radius * 0.055,
      'stroke-linecap': 'round',
    }),
  );
  fillingShapes.push(
    flecks(
      tools,
      scatterOver(tools, { x, y, radius: radius * 0.6 }, 26),
      ['#4a8a3a', '#8ac05a', '#fffaf0', '#c2351f'],
      radius * 0.035,
    ),
  );
  canvas.add(group({}, fillingShapes));
}

function drawSalsa(tools: SceneTools, disc: Disc, colour: string): void {
  drawPlate(tools, disc, { depth: 0.3 });
  tools.canvas.add(
    draw('path', { d: blobPath(tools, [disc.x, disc.y], disc.radius * 0.72, 0.05), fill: colour }),
    flecks(
      tools,
      scatterOver(tools, { ...disc, radius: disc.radius * 0.62 }, 36),
      [lighten(colour, 0.35), darken(colour, 0.3), '#f2ead0', '#4a8a3a'],
      disc.radius * 0.06,
    ),
  );
}
