/** The transform of a picture: its scale, and its offset from the middle of the stage in CSS pixels. */
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
export interface ZoomBounds {
  stage: Size;
  /** The size of the picture without zoom. */
  picture: Size;
}

export const MAX_SCALE = 4;
export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the picture's edges at or outside those of the stage. */
function clampToStage({ scale, x, y }: Zoom, { stage, picture }: ZoomBounds): Zoom {
  const limitX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const limitY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, limitX), y: clamp(y, limitY) };
}

export const pan = (zoom: Zoom, by: Point, bounds: ZoomBounds): Zoom =>
  clampToStage({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, bounds);

interface ZoomChange {
  factor: number;
  /** The point that stays in place, relative to the middle of the stage. */
  point: Point;
}

/** Zooms around a point. */
export function zoomAt(zoom: Zoom, { factor, point }: ZoomChange, bounds: ZoomBounds): Zoom {
  const scale = Math.max(1, Math.min(MAX_SCALE, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return clampToStage(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    bounds,
  );
}
