import type { ZoomControl } from './createZoom';

/** The height of a line, for wheels that scroll by lines. */
const LINE_PX = 16;
const STEP = 0.002;
/** A pinch on a touchpad is reported as wheel events with Ctrl and small deltas. */
const PINCH_STEP = 0.01;

/** Zooms by the wheel, around the pointer. */
export function listenToWheel(stage: HTMLElement, zoom: ZoomControl): void {
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
