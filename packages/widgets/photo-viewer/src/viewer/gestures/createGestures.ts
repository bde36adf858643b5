import { findScreenType } from '@cityguide/site-config';
import { createZoom, type ZoomControl } from './createZoom';
import { listenToPointers } from './listenToPointers';

/** The height of a line, for wheels that scroll by lines. */
const LINE_PX = 16;

const STEP = 0.002;

/** A pinch on a touchpad is reported as wheel events with Ctrl and small deltas. */
const PINCH_STEP = 0.01;

interface GestureOptions {
  stage: HTMLElement;
  findPicture(): HTMLElement | undefined;
  /** Called when the scale of the picture changes. */
  onScale(scale: number): void;
  step(by: 1 | -1): void;
  close(): void;
}

export interface Gestures {
  /** Zooms around the middle; 0 resets the zoom. */
  zoom(factor: number): void;
  /** Called when the picture or the window's size changes. */
  reset(): void;
}

/** Touch, mouse and wheel gestures on the stage. They end with the stage. */
export function createGestures({ stage, findPicture, onScale, step, close }: GestureOptions): Gestures {
  const zoom = createZoom({ stage, findPicture, onScale });
  listenToWheel(stage, zoom);
  listenToPointers(stage, {
    zoom,
    canSwipe: () => findScreenType(window.innerWidth) === 'xSmall',
    drag: ({ x, y }) => findPicture()?.style.setProperty('translate', x || y ? `${x}px ${y}px` : 'none'),
    step,
    close,
  });
  return {
    zoom(factor) {
      const { left, top, width, height } = stage.getBoundingClientRect();
      if (factor === 0) zoom.zoomOut();
      else zoom.zoomBy(factor, { x: left + width / 2, y: top + height / 2 });
    },
    reset: zoom.reset,
  };
}

/** Zooms by the wheel, around the pointer. */
function listenToWheel(stage: HTMLElement, zoom: ZoomControl): void {
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      zoom.zoomBy(Math.exp(-px * (event.ctrlKey ? PINCH_STEP : STEP)), {
        x: event.clientX,
        y: event.clientY,
      });
    },
    { passive: false },
  );
}
