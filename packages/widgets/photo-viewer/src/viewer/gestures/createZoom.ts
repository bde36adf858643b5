import { NO_ZOOM, pan, type Point, type Room, zoomAt } from './zoom';

/** Of a double tap. */
const CLOSER = 2.5;

export interface ZoomControl {
  isOn(): boolean;
  by(factor: number, at: Point): void;
  pan(by: Point): void;
  /** Closer where the picture stands whole, else whole again. */
  toggle(at: Point): void;
  whole(): void;
  /** Another picture, or another size of the window. */
  reset(): void;
}

interface ZoomSettings {
  stage: HTMLElement;
  findPicture(): HTMLElement | undefined;
  onScale(scale: number): void;
}

/** The enlarged state of one picture. Points are the window's, as in pointer events. */
export function createZoom({ stage, findPicture, onScale }: ZoomSettings): ZoomControl {
  let zoom = NO_ZOOM;

  function measure(): Room {
    const picture = findPicture();
    return {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    };
  }

  function fromMiddle({ x, y }: Point): Point {
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
    isOn: () => zoom.scale > 1,
    by: (factor, at) => apply(zoomAt(zoom, { factor, point: fromMiddle(at) }, measure())),
    pan: (by) => apply(pan(zoom, by, measure())),
    toggle(at) {
      apply(zoom.scale > 1 ? NO_ZOOM : zoomAt(zoom, { factor: CLOSER, point: fromMiddle(at) }, measure()));
    },
    whole: () => apply(NO_ZOOM),
    reset() {
      zoom = NO_ZOOM;
      const picture = findPicture();
      if (picture) picture.style.transform = '';
      stage.removeAttribute('data-zoomed');
    },
  };
}
