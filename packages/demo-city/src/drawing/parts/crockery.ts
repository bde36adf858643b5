import { darken, lighten, mixColours } from '../colour';
import type { SceneTools } from '../scene';
import { draw, group, type Point } from '../svg';

export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** The soft shadow of a round object on a table, away from the window. */
export function drawDiscShadow({ canvas, palette }: SceneTools, { x, y, radius }: Disc, lift = 0.1): void {
  const soft = canvas.radialGradient([
    [0, palette.shadow, 0.6],
    [0.78, palette.shadow, 0.45],
    [1, palette.shadow, 0],
  ]);
  canvas.add(
    draw('circle', { cx: x + radius * lift, cy: y + radius * lift * 1.2, r: radius * 1.13, fill: soft }),
  );
}

/** A round plate or bowl from above: rim, inner edge, glaze. `depth` darkens the inside, as of a bowl. */
export function drawPlate(
  tools: SceneTools,
  disc: Disc,
  look: { colour?: string; depth?: number } = {},
): void {
  const { canvas, random } = tools;
  const { x, y, radius } = disc;
  const colour =
    look.colour ?? random.pick(['#f6f1e8', '#e9e4da', '#2f3d46', '#c9d5d2', '#e8d3bf', '#f8f5ef', '#5a6e72']);
  const depth = look.depth ?? 0.08;
  drawDiscShadow(tools, disc);
  const glaze = canvas.linearGradient(60, [
    [0, lighten(colour, 0.4)],
    [0.5, colour],
    [1, darken(colour, 0.2)],
  ]);
  const inside = canvas.linearGradient(60, [
    [0, darken(colour, 0.12 + depth)],
    [0.6, colour],
    [1, lighten(colour, 0.3)],
  ]);
  canvas.add(
    draw('circle', { cx: x, cy: y, r: radius, fill: glaze }),
    draw('circle', {
      cx: x,
      cy: y,
      r: radius * 0.985,
      fill: 'none',
      stroke: mixColours(colour, '#7a4a2a', 0.35),
      'stroke-width': radius * 0.014,
      opacity: 0.6,
    }),
    draw('circle', { cx: x, cy: y, r: radius * 0.8, fill: inside }),
    draw('path', {
      d: `M${x - radius * 0.86} ${y - radius * 0.28} A${radius * 0.9} ${radius * 0.9} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.9}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': radius * 0.045,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  );
}

/** A glass of water, wine or beer from above. */
export function drawGlassAbove(
  tools: SceneTools,
  disc: Disc,
  drink = tools.random.pick(['#cfe2e4', '#7a1f30', '#e0a63a', '#f0d9b0', '#d6603c']),
): void {
  const { canvas } = tools;
  const { x, y, radius } = disc;
  drawDiscShadow(tools, disc, 0.3);
  canvas.add(
    draw('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: '#ffffff',
      opacity: 0.35,
      stroke: '#ffffff',
      'stroke-width': radius * 0.07,
    }),
    draw('circle', {
      cx: x,
      cy: y,
      r: radius * 0.84,
      fill: canvas.radialGradient([
        [0, lighten(drink, 0.35)],
        [0.75, drink],
        [1, darken(drink, 0.3)],
      ]),
      opacity: 0.9,
    }),
    draw('path', {
      d: `M${x - radius * 0.62} ${y - radius * 0.2} A${radius * 0.66} ${radius * 0.66} 0 0 1 ${x + radius * 0.05} ${y - radius * 0.64}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': radius * 0.1,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  );
}

/** A fork and knife, a spoon or chopsticks at an angle in degrees. */
export function drawCutlery(
  { canvas, random, palette }: SceneTools,
  position: {
    x: number;
    y: number;
    length: number;
    angle: number;
    kind: 'fork' | 'knife' | 'spoon' | 'chopsticks';
  },
): void {
  const { x, y, length: l, angle, kind } = position;
  const metal = random.pick(['#c9ccd2', '#d6b26a', '#b9bdc4']);
  const handle = draw('path', {
    d: `M0 ${-l * 0.1} L0 ${l * 0.5}`,
    stroke: metal,
    'stroke-width': l * 0.038,
    'stroke-linecap': 'round',
  });
  const shapes = {
    fork:
      handle +
      draw('path', {
        d: `M${-l * 0.05} ${-l * 0.5} V${-l * 0.26} Q${-l * 0.05} ${-l * 0.12} 0 ${-l * 0.1} Q${l * 0.05} ${-l * 0.12} ${l * 0.05} ${-l * 0.26} V${-l * 0.5} M-${l * 0.017} ${-l * 0.5} V${-l * 0.24} M${l * 0.017} ${-l * 0.5} V${-l * 0.24}`,
        fill: 'none',
        stroke: metal,
        'stroke-width': l * 0.018,
        'stroke-linecap': 'round',
      }),
    knife:
      handle +
      draw('path', {
        d: `M${-l * 0.02} ${-l * 0.06} V${-l * 0.46} Q${l * 0.05} ${-l * 0.48} ${l * 0.04} ${-l * 0.06} Z`,
        fill: metal,
      }),
    spoon:
      handle +
      draw('ellipse', {
        cx: 0,
        cy: -l * 0.34,
        rx: l * 0.085,
        ry: l * 0.16,
        fill: canvas.linearGradient(40, [
          [0, lighten(metal, 0.5)],
          [1, darken(metal, 0.25)],
        ]),
      }),
    chopsticks: [-0.03, 0.03]
      .map((side) =>
        draw('path', {
          d: `M${side * l * 0.5} ${-l * 0.6} L${side * l * 1.6} ${l * 0.6}`,
          stroke: random.pick(['#3a2018', '#8c3a2c', '#1f1d22']),
          'stroke-width': l * 0.03,
          'stroke-linecap': 'round',
        }),
      )
      .join(''),
  };
  const turn = `rotate(${angle.toFixed(1)})`;
  canvas.add(
    group(
      {
        transform: `translate(${(x + l * 0.02).toFixed(1)} ${(y + l * 0.03).toFixed(1)}) ${turn}`,
        opacity: 0.28,
      },
      [
        draw('path', {
          d: `M0 ${-l * 0.48} V${l * 0.5}`,
          stroke: palette.shadow,
          'stroke-width': l * 0.07,
          'stroke-linecap': 'round',
        }),
      ],
    ),
    group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${turn}` }, [shapes[kind]]),
  );
}

/** A folded napkin with a seam. */
export function drawNapkin(
  { canvas, random, palette }: SceneTools,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const cloth = random.pick([...palette.accents, '#e6dccb', '#9fb0a8']);
  const turn = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(-25, 25).toFixed(1)})`;
  canvas.add(
    group({ transform: turn }, [
      draw('rect', {
        x: -size * 0.36,
        y: -size * 0.56,
        width: size * 0.8,
        height: size * 1.2,
        fill: palette.shadow,
        opacity: 0.3,
        rx: 6,
      }),
      draw('rect', {
        x: -size * 0.4,
        y: -size * 0.6,
        width: size * 0.8,
        height: size * 1.2,
        fill: canvas.linearGradient(20, [
          [0, lighten(cloth, 0.15)],
          [0.5, cloth],
          [1, darken(cloth, 0.15)],
        ]),
        rx: 4,
      }),
      draw('rect', {
        x: -size * 0.36,
        y: -size * 0.56,
        width: size * 0.72,
        height: size * 1.12,
        fill: 'none',
        stroke: lighten(cloth, 0.4),
        'stroke-width': 2,
        'stroke-dasharray': '7 5',
        opacity: 0.7,
      }),
      draw('path', {
        d: `M0 ${-size * 0.6} L${size * 0.06} ${size * 0.6}`,
        stroke: darken(cloth, 0.3),
        'stroke-width': 3,
        opacity: 0.4,
      }),
    ]),
  );
}

/** Spreads positions over a disc without crowding, for toppings. */
export function scatterOver(tools: SceneTools, disc: Disc, count: number): Point[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const start = tools.random.next() * Math.PI * 2;
  return Array.from({ length: count }, (_, index): Point => {
    const reach = disc.radius * Math.sqrt((index + 0.5) / count) * tools.random.between(0.9, 1.04);
    const angle = start + index * golden + tools.random.between(-0.16, 0.16);
    return [disc.x + Math.cos(angle) * reach, disc.y + Math.sin(angle) * reach];
  });
}
