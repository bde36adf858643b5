import { draw, smoothPath, type Point } from '../svg';
import type { SceneTools } from '../scene';
import { darken, mixColours } from '../colour';

export interface TreePosition {
  x: number;
  /** The y where the trunk meets the ground. */
  y: number;
  height: number;
  /** How far away it is, 0 to 1: distant trees take on the colour of the air. */
  distance?: number;
}

/** A leafy tree of overlapping clumps, lit from one side. */
export function drawTree(tools: SceneTools, position: TreePosition): void {
  const { canvas, random, palette } = tools;
  const { x, y, height } = position;
  const air = (colour: string) => mixColours(colour, palette.sky[2], (position.distance ?? 0) * 0.65);
  const trunk = air(darken('#6b4a38', palette.lit * 0.55));
  const lean = random.between(-0.06, 0.06) * height;
  canvas.add(
    draw('path', {
      d: `M${x - height * 0.035} ${y} Q${x + lean * 0.2} ${y - height * 0.3} ${x + lean - height * 0.012} ${y - height * 0.62} L${x + lean + height * 0.012} ${y - height * 0.62} Q${x + lean * 0.4} ${y - height * 0.3} ${x + height * 0.035} ${y} Z`,
      fill: trunk,
    }),
    branch(x, y, height, lean, -1, trunk),
    branch(x, y, height, lean, 1, trunk),
  );
  const layers: readonly [colour: string, clumps: number, spread: number, lift: number][] = [
    [palette.foliage[0], 7, 0.3, 0.6],
    [palette.foliage[1], 7, 0.26, 0.66],
    [palette.foliage[2], 5, 0.18, 0.74],
  ];
  for (const [colour, clumps, spread, lift] of layers) {
    for (let index = 0; index < clumps; index++) {
      const angle = (index / clumps) * Math.PI * 2 + random.between(-0.3, 0.3);
      const centre: Point = [
        x + lean + Math.cos(angle) * spread * height - (lift - 0.6) * height * 0.4,
        y - lift * height + Math.sin(angle) * spread * height * 0.6,
      ];
      canvas.add(
        draw('path', {
          d: leafyPath(tools, centre, height * random.between(0.1, 0.17)),
          fill: air(colour),
          opacity: 0.94,
        }),
      );
    }
  }
}

function branch(x: number, y: number, height: number, lean: number, side: -1 | 1, colour: string): string {
  const from = `M${x + lean * 0.4} ${y - height * 0.34}`;
  return draw('path', {
    d: `${from} Q${x + side * height * 0.08} ${y - height * 0.45} ${x + side * height * 0.16} ${y - height * 0.58}`,
    stroke: colour,
    'stroke-width': height * 0.022,
    fill: 'none',
  });
}

/** A clump whose edge is scalloped like leaves. */
export function leafyPath({ random }: SceneTools, [x, y]: Point, radius: number, flatness = 0.82): string {
  const bumps = 11;
  const points: Point[] = [];
  for (let index = 0; index < bumps; index++) {
    const angle = (index / bumps) * Math.PI * 2;
    const reach = radius * (index % 2 ? random.between(0.74, 0.9) : random.between(0.98, 1.16));
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatness]);
  }
  return smoothPath(points);
}
