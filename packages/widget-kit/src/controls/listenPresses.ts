import type { EnhanceContext } from '../definition/enhancer';

type Press = (control: HTMLElement, element: HTMLElement) => void;

/**
 * Safari focuses no button on a press, and the log-in would have nothing to give the focus back to. Where the browser has
 * done it, asking again would have it lay out the page before the press shows.
 */
function focusPressed(control: HTMLElement): void {
  if (control !== document.activeElement) control.focus({ preventScroll: true });
}

function findPressed({ target }: Event, element: HTMLElement): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-cg-control]') : null;
  return control && element.contains(control) ? control : null;
}

/**
 * Hears presses of dressed controls, by mouse, finger and key, whether they are buttons or links that stand for one.
 * @param presses what to do, by the control's mark
 */
export function listenPresses(
  { listen }: Pick<EnhanceContext, 'listen'>,
  presses: Readonly<Record<string, Press>>,
): void {
  function press(event: Event, element: HTMLElement, before?: (control: HTMLElement) => void) {
    const control = findPressed(event, element);
    const onPress = control && presses[control.dataset.cgControl ?? ''];
    if (!onPress) return;
    before?.(control);
    event.preventDefault();
    onPress(control, element);
  }

  listen('click', (event, element) => {
    // Ctrl, Command, Shift: the visitor wants the link's page in another tab or window.
    const wantsPage = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!wantsPage) press(event, element, focusPressed);
  });
  listen('keydown', (event, element) => {
    const isLink = event.target instanceof HTMLAnchorElement;
    if (event.key !== ' ' || !isLink) return;
    if (!event.repeat) press(event, element);
    else if (findPressed(event, element)) event.preventDefault();
  });
}
