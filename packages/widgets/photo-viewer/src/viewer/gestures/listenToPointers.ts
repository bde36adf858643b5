import type { ZoomControl } from './createZoom';
import type { Point } from './zoom';

const MAX_INTERVAL_MS = 300;

const MAX_DISTANCE_PX = 40;

/** A pointer that moved less is a tap. */
const TAP_PX = 8;
/** The minimum length of a swipe. */
const SWIPE_PX = 50;
const DISMISS_PX = 110;

interface PointerActions {
  zoom: ZoomControl;
  /** Swipes move through the photos only on x-small screens (PHOTO-5). */
  canSwipe(): boolean;
  /** Moves the picture with the finger. */
  drag(by: Point): void;
  /** A swipe: 1 is the next photo. */
  step(by: 1 | -1): void;
  /** Called for a tap beside the picture, or a swipe downwards. */
  close(): void;
}

const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** Touch and mouse gestures on the stage: tap, double tap, swipe, pinch, pan. */
export function listenToPointers(stage: HTMLElement, actions: PointerActions): void {
  const { zoom, canSwipe, drag, step, close } = actions;
  const pointers = new Map<number, Point>();
  const tap = createDoubleTapDetector(zoom.toggle);
  let start: Point & { isOutsidePicture: boolean; isTouch: boolean } = {
    x: 0,
    y: 0,
    isOutsidePicture: false,
    isTouch: false,
  };
  /** Two fingers were down, so that what follows is not a swipe (O-VWR-05). */
  let wasPinch = false;

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
    if (pointers.size > 1) {
      wasPinch = true;
      drag({ x: 0, y: 0 });
      return;
    }
    wasPinch = false;
    start = { ...point, isOutsidePicture: event.target === stage, isTouch: event.pointerType === 'touch' };
  }

  function handlePointerMove(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, point);
    if (other) {
      const [from, to] = [midpoint(before, other), midpoint(point, other)];
      zoom.zoomBy(distance(point, other) / distance(before, other), to);
      zoom.pan({ x: to.x - from.x, y: to.y - from.y });
    } else if (zoom.isZoomed()) zoom.pan({ x: point.x - before.x, y: point.y - before.y });
    else if (canDrag()) drag(getDragVector(point));
  }

  const canDrag = () => !wasPinch && start.isTouch && canSwipe();

  /** Either sideways or down. */
  function getDragVector({ x, y }: Point): Point {
    const by = { x: x - start.x, y: y - start.y };
    return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) };
  }

  function handlePointerUp(event: PointerEvent) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || wasPinch) return;
    const point = { x: event.clientX, y: event.clientY };
    const by = getDragVector(point);
    if (distance(point, start) < TAP_PX) {
      if (start.isOutsidePicture) close();
      else tap(point);
    } else if (canDrag() && !zoom.isZoomed()) {
      drag({ x: 0, y: 0 });
      if (Math.abs(by.x) >= SWIPE_PX) step(by.x < 0 ? 1 : -1);
      else if (by.y >= DISMISS_PX) close();
    }
  }

  stage.addEventListener('pointerdown', handlePointerDown);
  stage.addEventListener('pointermove', handlePointerMove);
  stage.addEventListener('pointerup', handlePointerUp);
  stage.addEventListener('pointercancel', (event) => {
    pointers.delete(event.pointerId);
    drag({ x: 0, y: 0 });
  });
}

/** Detects double taps, by touch or mouse. @returns a function to call at each tap */
function createDoubleTapDetector(onDouble: (at: Point) => void): (at: Point) => void {
  let last: (Point & { ms: number }) | undefined;
  return (at) => {
    const ms = performance.now();
    const isDouble =
      last && ms - last.ms < MAX_INTERVAL_MS && Math.hypot(at.x - last.x, at.y - last.y) < MAX_DISTANCE_PX;
    last = isDouble ? undefined : { ...at, ms };
    if (isDouble) onDouble(at);
  };
}
