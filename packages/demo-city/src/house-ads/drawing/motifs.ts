import { draw, drawPolygon, group } from '../../drawing/svg';
import type { DesignColours } from './designs';

/** Draws into a square of 100 by 100. */
type Motif = (colours: DesignColours) => string;

type Box = readonly [x: number, y: number, width: number, height: number];
const rect = ([x, y, width, height]: Box, fill: string) => draw('rect', { x, y, width, height, fill });

const envelope: Motif = ({ loud, quiet, ink, ground }) =>
  group({}, [
    draw('circle', { cx: 50, cy: 52, r: 47, fill: quiet }),
    group({ transform: 'rotate(-8 50 52)' }, [
      draw('rect', { x: 30, y: 18, width: 42, height: 44, rx: 2, fill: ink }),
      ...[26, 33, 40].map((y, index) => rect([36, y, index === 0 ? 20 : 30, 3], index === 0 ? loud : quiet)),
      draw('path', { d: 'M16 44 L50 66 L84 44 V80 Q84 84 80 84 H20 Q16 84 16 80 Z', fill: loud }),
      draw('path', {
        d: 'M17 82 L44 62 M83 82 L56 62',
        fill: 'none',
        stroke: ground,
        'stroke-width': 2,
        'stroke-linecap': 'round',
        opacity: 0.45,
      }),
    ]),
  ]);

const skyline: Motif = ({ loud, quiet, ink }) => {
  const towers = [
    [2, 58, 15],
    [14, 44, 13],
    [30, 62, 12],
    [52, 40, 14],
    [64, 54, 16],
    [82, 48, 13],
  ] as const;
  const windows = towers.flatMap(([x, top, width], tower) =>
    Array.from({ length: 12 }, (_, index) => {
      const isLit = (index * 7 + tower * 5) % 3 === 0;
      const [left, y] = [x + 2.6 + (index % 3) * (width / 3.4), top + 5 + Math.floor(index / 3) * 10];
      return isLit ? rect([left, y, 2.2, 4], loud) : '';
    }),
  );
  return group({}, [
    draw('circle', { cx: 70, cy: 34, r: 22, fill: loud }),
    ...towers.map(([x, top, width]) => rect([x, top, width, 100 - top], quiet)),
    ...windows,
    drawPolygon(
      [
        [43, 100],
        [46.4, 34],
        [47.6, 34],
        [51, 100],
      ],
      { fill: ink },
    ),
    draw('ellipse', { cx: 47, cy: 34, rx: 6.5, ry: 3.4, fill: ink }),
    rect([46.5, 6, 1, 28], ink),
  ]);
};

const cup: Motif = ({ loud, quiet, ink, ground }) =>
  group({}, [
    draw('circle', { cx: 50, cy: 52, r: 47, fill: quiet }),
    ...[34, 46, 58].map((x) =>
      draw('path', {
        d: `M${x} 36 q-6 -7 0 -13 q6 -6 0 -12`,
        fill: 'none',
        stroke: ground,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
    ),
    draw('path', {
      d: 'M68 50 q18 -3 16 10 q-2 11 -19 10',
      fill: 'none',
      stroke: loud,
      'stroke-width': 5,
    }),
    draw('path', { d: 'M22 44 H70 Q72 80 46 80 Q20 80 22 44 Z', fill: loud }),
    draw('ellipse', { cx: 46, cy: 86, rx: 36, ry: 4, fill: ink }),
  ]);

/** What a house ad shows beside its text. */
export const motifs = { envelope, skyline, cup } satisfies Record<string, Motif>;
