import { darken, lighten, mixColours } from '../drawing/colour';
import { drawPerson } from '../drawing/parts/person';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, drawPolygon, group, smoothPath, type Point } from '../drawing/svg';

/** A museum or gallery hall in one-point perspective: paintings, a skylight or arches, something large in the middle. */
export const drawMuseum: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const backWall = { left: width * 0.3, right: width * 0.7, top: height * 0.2, bottom: height * 0.66 };
  const wall = random.pick(['#efe9dd', '#7a2f35', '#24454a', '#d9cdb8', '#3a3a52', '#c9d2cf', '#a8563c']);
  const floor = random.pick(['#b58a5e', '#8f9096', '#d9cdb8', '#6a4a38']);
  canvas.add(
    draw('rect', { width, height, fill: wall }),
    drawPolygon(
      [
        [0, 0],
        [width, 0],
        [backWall.right, backWall.top],
        [backWall.left, backWall.top],
      ],
      {
        fill: canvas.linearGradient(90, [
          [0, darken(wall, 0.3)],
          [1, lighten(wall, 0.4)],
        ]),
      },
    ),
    drawPolygon(
      [
        [0, 0],
        [backWall.left, backWall.top],
        [backWall.left, backWall.bottom],
        [0, height],
      ],
      {
        fill: canvas.linearGradient(0, [
          [0, darken(wall, 0.32)],
          [1, darken(wall, 0.08)],
        ]),
      },
    ),
    drawPolygon(
      [
        [width, 0],
        [backWall.right, backWall.top],
        [backWall.right, backWall.bottom],
        [width, height],
      ],
      {
        fill: canvas.linearGradient(0, [
          [0, lighten(wall, 0.06)],
          [1, darken(wall, 0.14)],
        ]),
      },
    ),
    drawPolygon(
      [
        [0, height],
        [backWall.left, backWall.bottom],
        [backWall.right, backWall.bottom],
        [width, height],
      ],
      {
        fill: canvas.linearGradient(90, [
          [0, lighten(floor, 0.25)],
          [1, darken(floor, 0.2)],
        ]),
      },
    ),
    draw('rect', {
      x: backWall.left,
      y: backWall.top,
      width: backWall.right - backWall.left,
      height: backWall.bottom - backWall.top,
      fill: canvas.linearGradient(90, [
        [0, lighten(wall, 0.25)],
        [1, wall],
      ]),
    }),
  );
  drawSkylight(tools, backWall);
  drawFloorLines(tools, backWall, floor);
  for (const side of [-1, 1] as const) drawSidePaintings(tools, backWall, side);
  drawPainting(tools, [
    [width * 0.4, height * 0.29],
    [width * 0.6, height * 0.29],
    [width * 0.6, height * 0.53],
    [width * 0.4, height * 0.53],
  ]);
  drawSculpture(tools);
  for (let index = 0; index < random.integer(3, 6); index++) {
    const near = random.between(0.1, 0.8);
    drawPerson(tools, {
      x: width * (0.5 + random.pick([-1, 1]) * (0.08 + near * 0.34)),
      y: height * (0.68 + near * 0.26),
      height: height * (0.16 + near * 0.24),
    });
  }
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(90, [
        [0, palette.light, 0.24],
        [0.5, palette.light, 0.04],
        [1, palette.shadow, 0.25],
      ]),
    }),
  );
  return { bloom: 0.25 };
};

interface BackWall {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function drawSkylight({ canvas, palette }: SceneTools, backWall: BackWall): void {
  const { width } = canvas;
  const panes = 5;
  for (let row = 0; row < 4; row++) {
    const [y1, y2] = [backWall.top * Math.pow(row / 4, 0.8), backWall.top * Math.pow((row + 0.82) / 4, 0.8)];
    const edge = (y: number, t: number) =>
      backWall.left * (y / backWall.top) +
      width * 0.12 * (1 - y / backWall.top) +
      t * (width * 0.76 * (1 - y / backWall.top) + (backWall.right - backWall.left) * (y / backWall.top));
    for (let pane = 0; pane < panes; pane++) {
      const [a, b] = [0.1 + (pane * 0.8) / panes, 0.1 + ((pane + 0.88) * 0.8) / panes];
      canvas.add(
        drawPolygon(
          [
            [edge(y1, a), y1],
            [edge(y1, b), y1],
            [edge(y2, b), y2],
            [edge(y2, a), y2],
          ],
          { fill: mixColours(palette.sky[1], '#ffffff', 0.35), opacity: 0.9 },
        ),
      );
    }
  }
}

function drawFloorLines({ canvas, random, palette }: SceneTools, backWall: BackWall, floor: string): void {
  const { width, height } = canvas;
  for (let line = 0; line <= 12; line++) {
    const t = line / 12;
    canvas.add(
      draw('path', {
        d: `M${backWall.left + (backWall.right - backWall.left) * t} ${backWall.bottom} L${-width * 0.5 + width * 2 * t} ${height * 1.1}`,
        stroke: darken(floor, 0.4),
        'stroke-width': 2,
        opacity: 0.3,
      }),
    );
  }
  const start = random.between(0.3, 0.5) * width;
  canvas.add(
    drawPolygon(
      [
        [start, backWall.bottom],
        [start + width * 0.1, backWall.bottom],
        [start + width * 0.26, height],
        [start - width * 0.06, height],
      ],
      { fill: palette.light, opacity: 0.28 },
    ),
  );
}

function drawSidePaintings(tools: SceneTools, backWall: BackWall, side: -1 | 1): void {
  const { canvas } = tools;
  const { width, height } = canvas;
  /** A point of the side wall: `depth` is 0 at the viewer, 1 at the back wall; `drop` is 0 at the ceiling, 1 at the floor. */
  const pointOnWall = (depth: number, drop: number): Point => {
    const x = side < 0 ? backWall.left * depth : width - (width - backWall.right) * depth;
    return [
      x,
      height * drop * (1 - depth) + (backWall.top + (backWall.bottom - backWall.top) * drop) * depth,
    ];
  };
  for (const [near, far] of [
    [0.08, 0.34],
    [0.48, 0.64],
    [0.74, 0.86],
  ] as const)
    drawPainting(tools, [
      pointOnWall(near, 0.28),
      pointOnWall(far, 0.28),
      pointOnWall(far, 0.66),
      pointOnWall(near, 0.66),
    ]);
}

/** A framed painting with any four corners: top left, top right, bottom right, bottom left. */
function drawPainting(
  { canvas, random, palette }: SceneTools,
  corners: readonly [Point, Point, Point, Point],
): void {
  const [a, b, c, d] = corners;
  /** The point at `u` of the painting's width and `v` of its height, both from 0 to 1. */
  const pointAt = (u: number, v: number): Point => {
    const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const bottom: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
    return [top[0] + (bottom[0] - top[0]) * v, top[1] + (bottom[1] - top[1]) * v];
  };
  const quad = (u1: number, v1: number, u2: number, v2: number) => [
    pointAt(u1, v1),
    pointAt(u2, v1),
    pointAt(u2, v2),
    pointAt(u1, v2),
  ];
  const [ground, sky, accent] = random.sample([...palette.accents, ...palette.walls, ...palette.sky], 3) as [
    string,
    string,
    string,
  ];
  const shapes = [
    drawPolygon(quad(0.03, 0.05, 1.04, 1.06), { fill: '#0c0810', opacity: 0.3 }),
    drawPolygon(quad(0, 0, 1, 1), { fill: random.pick(['#b98d3f', '#2a2220', '#8a5a30']) }),
    drawPolygon(quad(0.06, 0.07, 0.94, 0.93), { fill: sky }),
    drawPolygon(quad(0.06, random.between(0.45, 0.7), 0.94, 0.93), { fill: ground }),
  ];
  for (let index = 0; index < 4; index++) {
    const [u, v] = [random.between(0.2, 0.75), random.between(0.25, 0.7)];
    shapes.push(
      random.chance(0.5)
        ? draw('path', {
            d: smoothPath([
              pointAt(u - 0.12, v),
              pointAt(u, v - 0.16),
              pointAt(u + 0.14, v),
              pointAt(u, v + 0.12),
            ]),
            fill: index % 2 ? accent : lighten(sky, 0.4),
            opacity: 0.9,
          })
        : drawPolygon(quad(u - 0.06, v - 0.1, u + 0.08, v + 0.14), {
            fill: index % 2 ? darken(accent, 0.3) : accent,
          }),
    );
  }
  canvas.add(group({}, shapes));
}

function drawSculpture(tools: SceneTools): void {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  const [x, y] = [width * random.between(0.44, 0.56), height * 0.82];
  const size = height * 0.14;
  const stone = random.pick(['#f2ede2', '#8a6a4a', '#3a3f48', '#b8783f']);
  canvas.add(
    draw('ellipse', {
      cx: x,
      cy: y + size * 0.55,
      rx: size * 0.95,
      ry: size * 0.16,
      fill: '#0c0810',
      opacity: 0.4,
    }),
    draw('rect', {
      x: x - size * 0.6,
      y: y - size * 0.3,
      width: size * 1.2,
      height: size * 0.85,
      fill: canvas.linearGradient(0, [
        [0, '#fbf8f0'],
        [1, '#c4bcae'],
      ]),
    }),
  );
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const radius = size * random.between(0.45, 1);
    return [x + Math.cos(angle) * radius * 0.62, y - size * 1.2 + Math.sin(angle) * radius];
  });
  canvas.add(
    draw('path', {
      d: smoothPath(points),
      fill: canvas.linearGradient(20, [
        [0, lighten(stone, 0.5)],
        [0.5, stone],
        [1, darken(stone, 0.5)],
      ]),
    }),
    draw('ellipse', {
      cx: x + size * 0.05,
      cy: y - size * 1.2,
      rx: size * 0.16,
      ry: size * 0.26,
      fill: darken(stone, 0.6),
    }),
  );
}
