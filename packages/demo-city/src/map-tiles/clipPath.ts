import type { Pixels } from './projection';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of an area inside `box` (Sutherland–Hodgman): a tile contains no more of a lake than it shows. */
export function clipArea(area: readonly Pixels[], box: Box): Pixels[] {
  const sides: [isInside: (point: Pixels) => boolean, cut: (a: Pixels, b: Pixels) => Pixels][] = [
    [([x]) => x >= box.left, (a, b) => cutAt([a, b], 0, box.left)],
    [([x]) => x <= box.right, (a, b) => cutAt([a, b], 0, box.right)],
    [([, y]) => y >= box.top, (a, b) => cutAt([a, b], 1, box.top)],
    [([, y]) => y <= box.bottom, (a, b) => cutAt([a, b], 1, box.bottom)],
  ];
  return sides.reduce<Pixels[]>(
    (points, [isInside, cut]) => {
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = isInside(point) === isInside(before) ? [] : [cut(before, point)];
        return isInside(point) ? [...crossing, point] : crossing;
      });
    },
    [...area],
  );
}

/** The sections of a line that may touch `box`. */
export function clipLine(line: readonly Pixels[], box: Box): Pixels[][] {
  const sections: Pixels[][] = [];
  let current: Pixels[] | undefined;
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    if (!mayTouch(from, to, box)) {
      current = undefined;
      return;
    }
    if (!current) sections.push((current = [from]));
    current.push(to);
  });
  return sections;
}

function mayTouch(a: Pixels, b: Pixels, box: Box): boolean {
  return (
    Math.max(a[0], b[0]) >= box.left &&
    Math.min(a[0], b[0]) <= box.right &&
    Math.max(a[1], b[1]) >= box.top &&
    Math.min(a[1], b[1]) <= box.bottom
  );
}

function cutAt([a, b]: readonly [Pixels, Pixels], axis: 0 | 1, at: number): Pixels {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}
