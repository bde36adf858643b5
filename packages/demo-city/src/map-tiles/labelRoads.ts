import type { Box } from './clipPath';
import type { Label } from './positionLabels';
import { project, type Pixels } from './projection';
import { roads, type Road } from './torontoMap';

export interface RoadLabel {
  name: string;
  rank: Road['rank'];
  centre: Pixels;
  /** Rotation of the text, never upside down. */
  degrees: number;
}

/** Names of streets are useful once single blocks can be distinguished. */
const FIRST_ZOOM = 14;
export const ROAD_FONT_PX = 11;
/** Wider than most letters of most fonts. */
const LETTER_WIDTH_EM = 0.64;
const GAP_PX = 10;
/** A name is repeated along its road at this distance. */
const STEP_PX = 420;

/**
 * Names along the roads whose text reaches into `box`; their positions depend only on the zoom, so that a name
 * continues in the next tile. None overlaps a crossing or the name of a neighbourhood.
 */
export function labelRoads(box: Box, zoom: number, labels: readonly Label[]): RoadLabel[] {
  if (zoom < FIRST_ZOOM) return [];
  const lines = roads.map((road) => ({ road, points: road.points.map((point) => project(point, zoom)) }));
  return lines.flatMap(({ road: { name, rank }, points }) => {
    const half = (name.length * ROAD_FONT_PX * LETTER_WIDTH_EM) / 2;
    const near = {
      left: box.left - half,
      right: box.right + half,
      top: box.top - half,
      bottom: box.bottom + half,
    };
    return findLabelPositions(points, half)
      .filter(({ centre: [x, y] }) => x > near.left && x < near.right && y > near.top && y < near.bottom)
      .filter(({ centre }) =>
        lines.every((line) => line.points === points || distanceTo(line.points, centre) > half + GAP_PX),
      )
      .filter(({ centre }) => !labels.some((label) => isNearBox(centre, label.box, half)))
      .map((position) => ({ name, rank, ...position }));
  });
}

/** The middles of straight sections that are long enough for the text. */
function findLabelPositions(
  points: readonly Pixels[],
  half: number,
): Pick<RoadLabel, 'centre' | 'degrees'>[] {
  const positions: Pick<RoadLabel, 'centre' | 'degrees'>[] = [];
  let sinceLast = STEP_PX;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const count = Math.max(1, Math.floor(length / STEP_PX));
    const isDue = length > 2 * (half + GAP_PX) && sinceLast + length / 2 >= STEP_PX;
    sinceLast = isDue ? length / 2 / count : sinceLast + length;
    if (!isDue) return;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const degrees = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
    for (let each = 0.5; each < count; each++)
      positions.push({ centre: [from[0] + (dx * each) / count, from[1] + (dy * each) / count], degrees });
  });
  return positions;
}

function distanceTo(line: readonly Pixels[], [x, y]: Pixels): number {
  let least = Infinity;
  line.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
    const nearest = Math.min(1, Math.max(0, share));
    least = Math.min(least, Math.hypot(x - fromX - nearest * dx, y - fromY - nearest * dy));
  });
  return least;
}

const isNearBox = ([x, y]: Pixels, { left, right, top, bottom }: Box, by: number) =>
  x > left - by && x < right + by && y > top - by && y < bottom + by;
