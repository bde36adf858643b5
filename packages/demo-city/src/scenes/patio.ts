import { darken, mixColours } from '../drawing/colour';
import { drawChair, drawTable } from '../drawing/parts/furniture';
import { drawSitter } from '../drawing/parts/person';
import { drawPottedPlant } from '../drawing/parts/room';
import { drawSky } from '../drawing/parts/sky';
import { drawTree, leafyPath } from '../drawing/parts/tree';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon } from '../drawing/svg';

/** A back-yard patio: fence and hedge, strings of bulbs, umbrellas, people at tables. */
export const drawPatio: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const floorLine = height * random.between(0.6, 0.65);
  drawSky(tools, floorLine);
  for (let index = 0; index < 4; index++)
    drawTree(tools, {
      x: width * (index + random.between(0.2, 0.8)) * 0.25,
      y: floorLine,
      height: height * random.between(0.42, 0.6),
      distance: 0.25,
    });
  drawFence(tools, floorLine);
  drawDeck(tools, floorLine);
  const umbrellas = random.chance(0.6);
  const cloth = random.pick(['#f3ece0', '#b98a5e', '#e0d2bc']);
  const colours = random.sample(palette.accents, 2);
  for (const [row, size, count] of [
    [0.72, 0.1, 3],
    [0.84, 0.145, 2],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const [x, y, radius] = [
        (width * (index + 0.5)) / count + random.between(-30, 30),
        height * row,
        height * size,
      ];
      if (umbrellas && row < 0.8)
        drawUmbrella(tools, { x, y, size: radius * 2, colour: colours[index % 2] ?? palette.cream });
      drawChair(tools, { x: x - radius * 1.1, y: y + radius, height: radius * 1.9, colour: '#2f3a38' });
      drawChair(tools, { x: x + radius * 1.1, y: y + radius, height: radius * 1.9, colour: '#2f3a38' });
      if (random.chance(0.75)) drawSitter(tools, { x: x - radius * 0.75, y: y + 4, height: radius * 1.9 });
      if (random.chance(0.75)) drawSitter(tools, { x: x + radius * 0.75, y: y + 4, height: radius * 1.9 });
      drawTable(tools, { x, y, radius, cloth });
    }
  }
  drawPottedPlant(tools, { x: width * 0.04, y: height * 0.97, height: height * 0.42 });
  drawPottedPlant(tools, { x: width * 0.96, y: height * 0.96, height: height * 0.46 });
  drawBulbs(tools);
  return { bloom: 0.25 + palette.lit * 0.4 };
};

function drawFence(tools: SceneTools, floorLine: number): void {
  const { canvas, random, palette } = tools;
  const wood = darken(random.pick(['#8a5a3c', '#6a4a3a', '#a87850']), palette.lit * 0.35);
  const top = floorLine - canvas.height * 0.16;
  for (let x = 0; x < canvas.width; x += 34)
    canvas.add(
      draw('rect', {
        x,
        y: top,
        width: 31,
        height: floorLine - top,
        fill: mixColours(wood, '#20141a', random.between(0, 0.2)),
      }),
    );
  canvas.add(
    draw('rect', {
      y: top,
      width: canvas.width,
      height: canvas.height * 0.16,
      fill: canvas.linearGradient(90, [
        [0, palette.glow, 0.22],
        [1, palette.shadow, 0.3],
      ]),
    }),
  );
  for (let x = -20; x < canvas.width + 40; x += 52) {
    canvas.add(
      draw('path', {
        d: leafyPath(tools, [x, floorLine - 10], random.between(36, 62)),
        fill: random.pick(palette.foliage),
      }),
    );
    if (random.chance(0.4))
      canvas.add(
        draw('circle', { cx: x + 10, cy: floorLine - 24, r: 8, fill: random.pick(palette.accents) }),
      );
  }
}

function drawDeck({ canvas, palette }: SceneTools, floorLine: number): void {
  const { width, height } = canvas;
  canvas.add(
    draw('rect', {
      y: floorLine,
      width,
      height: height - floorLine,
      fill: canvas.linearGradient(90, [
        [0, darken(palette.ground, 0.35)],
        [1, palette.ground],
      ]),
    }),
  );
  for (let row = 0; row < 9; row++) {
    const y = floorLine + (height - floorLine) * Math.pow(row / 9, 1.5);
    canvas.add(draw('rect', { y, width, height: 2, fill: darken(palette.ground, 0.5), opacity: 0.4 }));
  }
  canvas.add(
    draw('rect', {
      y: floorLine,
      width,
      height: height - floorLine,
      fill: canvas.radialGradient([
        [0, palette.glow, 0.25 + palette.lit * 0.2],
        [1, palette.shadow, 0.2],
      ]),
    }),
  );
}

function drawUmbrella(
  { canvas, palette }: SceneTools,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const top = y - size * 1.75;
  canvas.add(draw('rect', { x: x - 3, y: top, width: 6, height: y - top, fill: '#e6d8c4' }));
  const panels = 6;
  for (let panel = 0; panel < panels; panel++) {
    const [a, b] = [x - size + (size * 2 * panel) / panels, x - size + (size * 2 * (panel + 1)) / panels];
    const fill = panel % 2 ? palette.cream : colour;
    canvas.add(
      drawPolygon(
        [
          [x, top],
          [a, top + size * 0.52],
          [b, top + size * 0.52],
        ],
        { fill: mixColours(fill, palette.shadow, panel * 0.05) },
      ),
      draw('path', {
        d: `M${a} ${top + size * 0.52} q${(b - a) / 2} ${size * 0.14} ${b - a} 0 Z`,
        fill: darken(fill, 0.15),
      }),
    );
  }
}

function drawBulbs({ canvas, random, palette }: SceneTools): void {
  const { width, height } = canvas;
  for (let line = 0; line < 4; line++) {
    const [startY, endY, sag] = [
      height * random.between(0.02, 0.26),
      height * random.between(0.02, 0.26),
      height * random.between(0.1, 0.2),
    ];
    canvas.add(
      draw('path', {
        d: `M-10 ${startY} Q${width / 2} ${(startY + endY) / 2 + sag * 2} ${width + 10} ${endY}`,
        fill: 'none',
        stroke: '#1c171c',
        'stroke-width': 2.5,
      }),
    );
    for (let bulb = 1; bulb < 15; bulb++) {
      const t = bulb / 15;
      const x = -10 + (width + 20) * t;
      const y = (1 - t) * (1 - t) * startY + 2 * t * (1 - t) * ((startY + endY) / 2 + sag * 2) + t * t * endY;
      canvas.add(
        draw('circle', {
          cx: x,
          cy: y + 9,
          r: 30,
          fill: canvas.radialGradient([
            [0, palette.glow, 0.6],
            [1, palette.glow, 0],
          ]),
        }),
        draw('circle', { cx: x, cy: y + 9, r: 7, fill: '#fff4cf' }),
      );
    }
  }
}
