import type { ZoomControl } from './createZoom';
import { createTaps } from './createTaps';
import type { Point } from './zoom';

/** A finger that moved less has tapped. */
const TAP_PX = 8;
/** A swipe is at least this long. */
const SWIPE_PX = 50;
const DISMISS_PX = 110;

interface PointerActions {
  zoom: ZoomControl;
  /** Swipes move through the photos on x-small screens alone (PHOTO-5). */
  canSwipe(): boolean;
  /** The picture follows the finger. */
  follow(by: Point): void;
  /** A swipe: 1 is the next photo. */
  step(by: 1 | -1): void;
  /** A tap beside the picture, or a swipe downwards. */
  leave(): void;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** Fingers and mouse on the stage: tap, double tap, swipe, pinch, pan. */
export function hearPointers(stage: HTMLElement, actions: PointerActions): void {
  const { zoom, canSwipe, follow, step, leave } = actions;
  const pointers = new Map<number, Point>();
  const tap = createTaps(zoom.toggle);
  let start: Point & { isBeside: boolean; isTouch: boolean } = {
    x: 0,
    y: 0,
    isBeside: false,
    isTouch: false,
  };
  /** Two fingers were down: what follows is no swipe (O-VWR-05). */
  let wasPinch = false;

  function hearDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
    if (pointers.size > 1) {
      wasPinch = true;
      follow({ x: 0, y: 0 });
      return;
    }
    wasPinch = false;
    start = { ...point, isBeside: event.target === stage, isTouch: event.pointerType === 'touch' };
  }

  function hearMove(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, point);
    if (other) {
      const [from, to] = [between(before, other), between(point, other)];
      zoom.by(distance(point, other) / distance(before, other), to);
      zoom.pan({ x: to.x - from.x, y: to.y - from.y });
    } else if (zoom.isOn()) zoom.pan({ x: point.x - before.x, y: point.y - before.y });
    else if (mayMove()) follow(mainDirection(point));
  }

  const mayMove = () => !wasPinch && start.isTouch && canSwipe();

  /** Sideways, or down. */
  function mainDirection({ x, y }: Point): Point {
    const by = { x: x - start.x, y: y - start.y };
    return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) };
  }

  function hearUp(event: PointerEvent) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || wasPinch) return;
    const point = { x: event.clientX, y: event.clientY };
    const by = mainDirection(point);
    if (distance(point, start) < TAP_PX) {
      if (start.isBeside) leave();
      else tap(point);
    } else if (mayMove() && !zoom.isOn()) {
      follow({ x: 0, y: 0 });
      if (Math.abs(by.x) >= SWIPE_PX) step(by.x < 0 ? 1 : -1);
      else if (by.y >= DISMISS_PX) leave();
    }
  }

  stage.addEventListener('pointerdown', hearDown);
  stage.addEventListener('pointermove', hearMove);
  stage.addEventListener('pointerup', hearUp);
  stage.addEventListener('pointercancel', (event) => {
    pointers.delete(event.pointerId);
    follow({ x: 0, y: 0 });
  });
}
