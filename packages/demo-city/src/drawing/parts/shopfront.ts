import { darken, lighten, mixColours } from '../colour';
import { drawText } from '../lettering';
import type { SceneTools } from '../scene';
import { draw, drawPolygon, group } from '../svg';

export const SHOP_SIGNS = [
  'BAKERY',
  'BOOKS',
  'RAMEN',
  'CAFE',
  'TAVERN',
  'PHO',
  'FLOWERS',
  'TACOS',
  'DELI',
  'VINYL',
  'OYSTERS',
  'CHEESE',
  'BISTRO',
  'ROTI',
  'NOODLES',
  'WINE',
  'TAILOR',
  'PIZZA',
  'GELATO',
  'ESPRESSO',
];

export interface ShopfrontBox {
  x: number;
  ground: number;
  width: number;
  height: number;
  sign: string;
}

/** A shop at street level: sign band, lit window with goods, recessed door, often an awning. */
export function drawShopfront(tools: SceneTools, box: ShopfrontBox): void {
  const { canvas, random, palette } = tools;
  const { x, ground, width, height, sign } = box;
  const paint = random.pick([...palette.accents.slice(0, 3), darken(random.pick(palette.walls), 0.3)]);
  const top = ground - height;
  const band = height * 0.2;
  const doorLeft = random.chance(0.5);
  const doorWidth = Math.min(width * 0.28, height * 0.46);
  const glassX = doorLeft ? x + doorWidth + width * 0.08 : x + width * 0.05;
  const glassWidth = width - doorWidth - width * 0.13;
  canvas.add(
    draw('rect', { x, y: top, width, height, fill: paint }),
    draw('rect', { x, y: top + band, width, height: height * 0.12, fill: palette.shadow, opacity: 0.28 }),
  );
  drawGlass(tools, { x: glassX, y: top + band + height * 0.06, width: glassWidth, height: height * 0.56 });
  canvas.add(
    draw('rect', {
      x: glassX,
      y: ground - height * 0.17,
      width: glassWidth,
      height: height * 0.12,
      fill: darken(paint, 0.18),
    }),
    draw('rect', {
      x: glassX + 6,
      y: ground - height * 0.15,
      width: glassWidth - 12,
      height: height * 0.08,
      fill: lighten(paint, 0.06),
    }),
  );
  drawDoor(
    tools,
    {
      x: doorLeft ? x + width * 0.05 : x + width - doorWidth - width * 0.05,
      y: top + band + height * 0.06,
      width: doorWidth,
      height: height * 0.74,
    },
    paint,
  );
  const letterHeight = Math.min(band * 0.46, (width * 0.8 * 6) / (sign.length * 5.6));
  canvas.add(
    draw('rect', {
      x: x - 3,
      y: top,
      width: width + 6,
      height: band,
      fill: canvas.linearGradient(90, [
        [0, lighten(paint, 0.12)],
        [1, darken(paint, 0.14)],
      ]),
    }),
    drawText(sign, {
      x: x + width / 2,
      y: top + (band - letterHeight) / 2,
      height: letterHeight,
      colour: mixColours(palette.cream, palette.glow, palette.lit * 0.7),
      weight: 1,
    }),
  );
  if (random.chance(0.6))
    drawAwning(tools, { x: x - 4, ground: top + band + 2, width: width + 8, height: height * 0.26 });
}

function drawGlass(
  { canvas, random, palette }: SceneTools,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { x, y, width, height } = box;
  const warm = 0.25 + palette.lit * 0.75;
  const inside = canvas.linearGradient(90, [
    [0, mixColours(palette.shadow, palette.glow, warm)],
    [1, mixColours(mixColours(palette.shadow, '#7a4028', 0.5), palette.glow, warm * 0.55)],
  ]);
  const pieces = [draw('rect', { x, y, width, height, fill: inside })];
  for (let index = 0; index < 3; index++) {
    const lampX = x + (width * (index + 0.5)) / 3;
    pieces.push(
      draw('path', { d: `M${lampX} ${y} V${y + height * 0.14}`, stroke: '#2a2020', 'stroke-width': 1.4 }),
      draw('circle', {
        cx: lampX,
        cy: y + height * 0.18,
        r: height * 0.05,
        fill: lighten(palette.glow, 0.45),
      }),
    );
  }
  const goods = random.integer(4, 7);
  for (let index = 0; index < goods; index++) {
    const goodWidth = (width / goods) * random.between(0.45, 0.85);
    const goodHeight = height * random.between(0.12, 0.42);
    const left = x + (width * index) / goods + 4;
    const fill = mixColours(random.pick([...palette.accents, palette.foliage[1]]), '#20161c', 0.25);
    pieces.push(
      random.chance(0.5)
        ? draw('rect', {
            x: left,
            y: y + height - goodHeight,
            width: goodWidth,
            height: goodHeight,
            rx: 4,
            fill,
          })
        : draw('ellipse', {
            cx: left + goodWidth / 2,
            cy: y + height - goodHeight / 3,
            rx: goodWidth / 2,
            ry: goodHeight / 2.4,
            fill,
          }),
    );
  }
  pieces.push(
    drawPolygon(
      [
        [x + width * 0.1, y + height],
        [x + width * 0.42, y],
        [x + width * 0.58, y],
        [x + width * 0.26, y + height],
      ],
      { fill: '#ffffff', opacity: 0.12 },
    ),
    drawPolygon(
      [
        [x + width * 0.34, y + height],
        [x + width * 0.66, y],
        [x + width * 0.71, y],
        [x + width * 0.39, y + height],
      ],
      { fill: '#ffffff', opacity: 0.09 },
    ),
  );
  const clipped = group({ 'clip-path': canvas.clip(draw('rect', { x, y, width, height })) }, pieces);
  canvas.add(
    clipped,
    draw('rect', {
      x,
      y,
      width,
      height,
      fill: 'none',
      stroke: palette.cream,
      'stroke-width': 3,
      opacity: 0.85,
    }),
  );
}

function drawDoor(
  { canvas, palette }: SceneTools,
  box: { x: number; y: number; width: number; height: number },
  paint: string,
): void {
  const { x, y, width, height } = box;
  canvas.add(
    draw('rect', {
      x,
      y,
      width,
      height,
      fill: mixColours(darken(paint, 0.4), palette.glow, palette.lit * 0.2),
    }),
    draw('rect', {
      x: x + width * 0.12,
      y: y + height * 0.06,
      width: width * 0.76,
      height: height * 0.94,
      fill: lighten(paint, 0.1),
    }),
    draw('rect', {
      x: x + width * 0.24,
      y: y + height * 0.13,
      width: width * 0.52,
      height: height * 0.46,
      fill: mixColours(palette.shadow, palette.glow, 0.3 + palette.lit * 0.6),
    }),
    draw('circle', { cx: x + width * 0.8, cy: y + height * 0.62, r: 3, fill: palette.glow }),
  );
}

/** A striped awning over the window, with scallops and its shadow. */
export function drawAwning(
  { canvas, random, palette }: SceneTools,
  { x, ground: y, width, height }: Omit<ShopfrontBox, 'sign'>,
): void {
  const [first, second] = [random.pick(palette.accents.slice(0, 3)), palette.cream];
  const stripes = Math.max(6, Math.round(width / 24));
  const flare = height * 0.22;
  const pieces = [
    drawPolygon(
      [
        [x - flare, y + height],
        [x + width + flare, y + height],
        [x + width + flare, y + height * 1.55],
        [x - flare, y + height * 1.55],
      ],
      { fill: palette.shadow, opacity: 0.3 },
    ),
  ];
  for (let index = 0; index < stripes; index++) {
    const [a, b] = [index / stripes, (index + 1) / stripes];
    const [topA, topB] = [x + width * a, x + width * b];
    const [lowA, lowB] = [x - flare + (width + flare * 2) * a, x - flare + (width + flare * 2) * b];
    const fill = index % 2 ? second : first;
    pieces.push(
      drawPolygon(
        [
          [topA, y],
          [topB + 0.4, y],
          [lowB + 0.4, y + height],
          [lowA, y + height],
        ],
        { fill },
      ),
      draw('path', {
        d: `M${lowA} ${y + height} H${lowB} V${y + height * 1.12} A${(lowB - lowA) / 2} ${height * 0.12} 0 0 1 ${lowA} ${y + height * 1.12} Z`,
        fill: darken(fill, 0.12),
      }),
    );
  }
  pieces.push(
    draw('rect', {
      x: x - flare,
      y,
      width: width + flare * 2,
      height: height * 0.5,
      fill: canvas.linearGradient(90, [
        [0, palette.light, 0.35],
        [1, palette.light, 0],
      ]),
    }),
  );
  canvas.add(...pieces);
}
