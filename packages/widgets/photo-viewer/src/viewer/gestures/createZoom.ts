import { NO_ZOOM, pan, type Point, type ZoomBounds, zoomAt } from './zoom';

/** The scale after a double tap. */
const DOUBLE_TAP_SCALE = 2.5;

export interface ZoomControl {
  isZoomed(): boolean;
  zoomBy(factor: number, at: Point): void;
  pan(by: Point): void;
  /** Zooms in, or out if the picture is zoomed. */
  toggle(at: Point): void;
  zoomOut(): void;
  /** Called when the picture or the window's size changes. */
  reset(): void;
}

interface ZoomOptions {
  stage: HTMLElement;
  findPicture(): HTMLElement | undefined;
  onScale(scale: number): void;
}

/** The zoom of one picture. Points are relative to the window, as in pointer events. */
export function createZoom({ stage, findPicture, onScale }: ZoomOptions): ZoomControl {
  let zoom = NO_ZOOM;

  function measure(): ZoomBounds {
    const picture = findPicture();
    return {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    };
  }

  function toStagePoint({ x, y }: Point): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  function apply(changed: typeof zoom) {
    const isOtherScale = changed.scale !== zoom.scale;
    zoom = changed;
    const picture = findPicture();
    if (!picture) return;
    const { scale, x, y } = zoom;
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    stage.toggleAttribute('data-zoomed', scale > 1);
    if (isOtherScale) onScale(scale);
  }

  return {
    isZoomed: () => zoom.scale > 1,
    zoomBy: (factor, at) => apply(zoomAt(zoom, { factor, point: toStagePoint(at) }, measure())),
    pan: (by) => apply(pan(zoom, by, measure())),
    toggle(at) {
      apply(
        zoom.scale > 1
          ? NO_ZOOM
          : zoomAt(zoom, { factor: DOUBLE_TAP_SCALE, point: toStagePoint(at) }, measure()),
      );
    },
    zoomOut: () => apply(NO_ZOOM),
    reset() {
      zoom = NO_ZOOM;
      const picture = findPicture();
      if (picture) picture.style.transform = '';
      stage.removeAttribute('data-zoomed');
    },
  };
}
