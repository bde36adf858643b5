import type { MountGroup } from '../mount-points/MountGroup';
import { findClickedControl } from './findClickedControl';
import { isPlainClick } from './isPlainClick';

/** How long a link waits for its widget before it is followed as a plain link. */
const LINK_TIMEOUT_MS = 5000;

export interface ClickQueue {
  /** Removes the queued click and returns its control. */
  take(element: HTMLElement): HTMLElement | undefined;
}

/**
 * Queues the last plain click on what a widget will take over, from when its mount point is found until the widget is
 * ready; Enter on a control fires a click too. All other clicks pass. Meanwhile the control is busy, for style sheets too.
 */
export function createClickQueue({
  findPending,
  start,
}: {
  /** The group of a mount point whose widget is not ready yet. */
  findPending(element: Element): MountGroup | undefined;
  start(group: MountGroup): void;
}): ClickQueue {
  const queued = new Map<HTMLElement, { control: HTMLElement; timer: ReturnType<typeof setTimeout> }>();
  let replayedLink: HTMLElement | undefined;

  function take(element: HTMLElement): HTMLElement | undefined {
    const click = queued.get(element);
    clearTimeout(click?.timer);
    queued.delete(element);
    for (const busy of [element, click?.control]) busy?.removeAttribute('aria-busy');
    return click?.control;
  }

  function followLink(element: HTMLElement) {
    if (!(queued.get(element)?.control instanceof HTMLAnchorElement)) return;
    replayedLink = take(element);
    replayedLink?.click();
    replayedLink = undefined;
  }

  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const element = target instanceof Element && target.closest<HTMLElement>('[data-widget]');
      const group = element && findPending(element);
      if (!element || !group || replayedLink?.contains(target as Element)) return;
      start(group);
      const control = isPlainClick(event) && findClickedControl(target as Element, element, group);
      if (!control) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      take(element);
      queued.set(element, { control, timer: setTimeout(followLink, LINK_TIMEOUT_MS, element) });
      for (const busy of [element, control]) busy.setAttribute('aria-busy', 'true');
    },
    true,
  );
  return { take };
}
