import { fireEvent } from '@testing-library/dom';

export interface Spot {
  x: number;
  y: number;
}

/** What jsdom lacks of pointers. */
export function preparePointers(): void {
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
}

export function findStage(): HTMLElement {
  const stage = document.querySelector<HTMLElement>('.cg-photo-stage');
  if (!stage) throw new Error('The viewer is not open.');
  return stage;
}

interface Moment {
  on: Element;
  pointerId: number;
  pointerType: string;
  at: Spot;
}

/** jsdom has no pointer events of its own; a mouse event carries what is asked of one. */
function send(type: 'pointerdown' | 'pointermove' | 'pointerup', { on, at, ...pointer }: Moment) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y });
  fireEvent(on, Object.assign(event, pointer));
}

/** Fingers that go down together, move in ten steps and go up; each is its way from one spot to another. */
export function touch(
  ways: readonly { from: Spot; to: Spot }[],
  { on = findStage().firstElementChild ?? findStage(), type: pointerType = 'touch' } = {},
) {
  ways.forEach(({ from }, id) => send('pointerdown', { on, pointerId: id, pointerType, at: from }));
  for (let step = 1; step <= 10; step += 1) {
    ways.forEach(({ from, to }, id) => {
      const at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 };
      send('pointermove', { on, pointerId: id, pointerType, at });
    });
  }
  ways.forEach(({ to }, id) => send('pointerup', { on, pointerId: id, pointerType, at: to }));
}

export const swipe = (from: Spot, by: Spot) => touch([{ from, to: { x: from.x + by.x, y: from.y + by.y } }]);

export function setWidth(widthPx: number): void {
  Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true, writable: true });
}
