import type { Unit } from '../mount-points/Unit';
import { findKeptControl } from './findKeptControl';
import { isPlainClick } from './isPlainClick';

/** How long a link waits for its widget before it works as a link after all. */
const PATIENCE_MS = 5000;

export interface ClickKeeper {
  /** The kept click's control, which then is no longer kept. */
  take(element: HTMLElement): HTMLElement | undefined;
}

/**
 * Keeps the last plain click on what a widget will take over, from when its mount point is found until the widget is
 * there; Enter on a control comes as a click too. All other clicks pass.
 */
export function createClickKeeper({
  findPending,
  start,
}: {
  /** The unit of a mount point whose widget is not there yet. */
  findPending(element: Element): Unit | undefined;
  start(unit: Unit): void;
}): ClickKeeper {
  const kept = new Map<HTMLElement, { control: HTMLElement; timer: ReturnType<typeof setTimeout> }>();
  let isGivenUp: HTMLElement | undefined;

  function take(element: HTMLElement): HTMLElement | undefined {
    const click = kept.get(element);
    clearTimeout(click?.timer);
    kept.delete(element);
    element.removeAttribute('aria-busy');
    return click?.control;
  }

  function followLink(element: HTMLElement) {
    if (!(kept.get(element)?.control instanceof HTMLAnchorElement)) return;
    isGivenUp = take(element);
    isGivenUp?.click();
    isGivenUp = undefined;
  }

  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const element = target instanceof Element && target.closest<HTMLElement>('[data-widget]');
      const unit = element && findPending(element);
      if (!element || !unit || isGivenUp?.contains(target as Element)) return;
      start(unit);
      const control = isPlainClick(event) && findKeptControl(target as Element, element, unit);
      if (!control) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      take(element);
      kept.set(element, { control, timer: setTimeout(followLink, PATIENCE_MS, element) });
      element.setAttribute('aria-busy', 'true');
    },
    true,
  );
  return { take };
}
