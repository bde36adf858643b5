/** How a picture lies: enlarged, and moved from the middle of its place by CSS pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
export interface Room {
  stage: Size;
  /** The picture when it is not enlarged. */
  picture: Size;
}

export const MAX_SCALE = 4;
export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

const between = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the picture's edges at those of the stage, or outside. */
function keepInside({ scale, x, y }: Zoom, { stage, picture }: Room): Zoom {
  const limitX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const limitY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: between(x, limitX), y: between(y, limitY) };
}

export const pan = (zoom: Zoom, by: Point, room: Room): Zoom =>
  keepInside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, room);

interface Change {
  factor: number;
  /** Stays where it is; counted from the middle of the stage. */
  point: Point;
}

/** Enlarges round a point. */
export function zoomAt(zoom: Zoom, { factor, point }: Change, room: Room): Zoom {
  const scale = Math.max(1, Math.min(MAX_SCALE, zoom.scale * factor));
  const share = scale / zoom.scale;
  return keepInside(
    { scale, x: point.x - (point.x - zoom.x) * share, y: point.y - (point.y - zoom.y) * share },
    room,
  );
}
