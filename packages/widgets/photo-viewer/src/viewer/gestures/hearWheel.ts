import type { ZoomControl } from './createZoom';

/** Of a line, where the wheel counts in lines. */
const LINE_PX = 16;
const STEP = 0.002;
/** Two fingers on a touch pad come as a wheel with Ctrl, in small numbers. */
const PINCH_STEP = 0.01;

/** Zooms by the wheel, round the pointer. */
export function hearWheel(stage: HTMLElement, zoom: ZoomControl): void {
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      zoom.by(Math.exp(-px * (event.ctrlKey ? PINCH_STEP : STEP)), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
}
