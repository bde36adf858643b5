import { fireEvent } from '@testing-library/dom';

export interface Point {
  x: number;
  y: number;
}

/** Adds what jsdom lacks of pointer events. */
export function preparePointers(): void {
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
}

export function findStage(): HTMLElement {
  const stage = document.querySelector<HTMLElement>('.cg-photo-stage');
  if (!stage) throw new Error('The viewer is not open.');
  return stage;
}

interface PointerInput {
  on: Element;
  pointerId: number;
  pointerType: string;
  at: Point;
}

/** jsdom has no pointer events; a mouse event carries the properties that are used. */
function send(type: 'pointerdown' | 'pointermove' | 'pointerup', { on, at, ...pointer }: PointerInput) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y });
  fireEvent(on, Object.assign(event, pointer));
}

/**
 * Simulates fingers that go down together, move in ten steps and go up; each has a path from one point to another.
 */
export function touch(
  paths: readonly { from: Point; to: Point }[],
  { on = findStage().firstElementChild ?? findStage(), type: pointerType = 'touch' } = {},
) {
  paths.forEach(({ from }, id) => send('pointerdown', { on, pointerId: id, pointerType, at: from }));
  for (let step = 1; step <= 10; step += 1) {
    paths.forEach(({ from, to }, id) => {
      const at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 };
      send('pointermove', { on, pointerId: id, pointerType, at });
    });
  }
  paths.forEach(({ to }, id) => send('pointerup', { on, pointerId: id, pointerType, at: to }));
}

export const swipe = (from: Point, by: Point) =>
  touch([{ from, to: { x: from.x + by.x, y: from.y + by.y } }]);

export function setWindowWidth(widthPx: number): void {
  Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true, writable: true });
}
