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

/** From this zoom on, single blocks can be distinguished, and names of streets are useful. */
const FIRST_ZOOM = 14;
export const ROAD_FONT_PX = 11;
/** Wider than most letters of most fonts. */
const LETTER_WIDTH_EM = 0.64;
const MIN_GAP_PX = 10;
/** A name is repeated along its road at this distance. */
const REPEAT_DISTANCE_PX = 420;

/**
 * Names along the roads whose text reaches into `box`; their positions depend only on the zoom, so that a name
 * continues in the next tile. None overlaps a crossing or the name of a neighbourhood.
 */
export function labelRoads(box: Box, zoom: number, labels: readonly Label[]): RoadLabel[] {
  if (zoom < FIRST_ZOOM) return [];
  const lines = roads.map((road) => ({ road, points: road.points.map((point) => project(point, zoom)) }));
  return lines.flatMap(({ road: { name, rank }, points }) => {
    const halfWidth = (name.length * ROAD_FONT_PX * LETTER_WIDTH_EM) / 2;
    const searchBox = {
      left: box.left - halfWidth,
      right: box.right + halfWidth,
      top: box.top - halfWidth,
      bottom: box.bottom + halfWidth,
    };
    return findLabelPositions(points, halfWidth)
      .filter(
        ({ centre: [x, y] }) =>
          x > searchBox.left && x < searchBox.right && y > searchBox.top && y < searchBox.bottom,
      )
      .filter(({ centre }) =>
        lines.every(
          (line) => line.points === points || distanceTo(line.points, centre) > halfWidth + MIN_GAP_PX,
        ),
      )
      .filter(({ centre }) => !labels.some((label) => isNearBox(centre, label.box, halfWidth)))
      .map((position) => ({ name, rank, ...position }));
  });
}

/** The middles of straight sections that are long enough for the text. */
function findLabelPositions(
  points: readonly Pixels[],
  halfWidth: number,
): Pick<RoadLabel, 'centre' | 'degrees'>[] {
  const positions: Pick<RoadLabel, 'centre' | 'degrees'>[] = [];
  let distanceSinceLast = REPEAT_DISTANCE_PX;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const count = Math.max(1, Math.floor(length / REPEAT_DISTANCE_PX));
    const hasLabel =
      length > 2 * (halfWidth + MIN_GAP_PX) && distanceSinceLast + length / 2 >= REPEAT_DISTANCE_PX;
    distanceSinceLast = hasLabel ? length / 2 / count : distanceSinceLast + length;
    if (!hasLabel) return;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const degrees = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
    for (let step = 0.5; step < count; step++)
      positions.push({ centre: [from[0] + (dx * step) / count, from[1] + (dy * step) / count], degrees });
  });
  return positions;
}

function distanceTo(line: readonly Pixels[], [x, y]: Pixels): number {
  let minDistance = Infinity;
  line.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const ratio = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
    const clampedRatio = Math.min(1, Math.max(0, ratio));
    minDistance = Math.min(
      minDistance,
      Math.hypot(x - fromX - clampedRatio * dx, y - fromY - clampedRatio * dy),
    );
  });
  return minDistance;
}

const isNearBox = ([x, y]: Pixels, { left, right, top, bottom }: Box, distance: number) =>
  x > left - distance && x < right + distance && y > top - distance && y < bottom + distance;
