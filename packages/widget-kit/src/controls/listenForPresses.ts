import type { EnhanceContext } from '../definition/enhancer';

/** Where code of the page follows each pressed link itself, whatever was prevented: swup and htmx. */
const FOLLOWED = '.swup-enabled, [hx-boost], [data-hx-boost]';

type PressHandler = (control: HTMLElement, element: HTMLElement) => void;

/**
 * Safari does not focus a button on a press, so the login dialog would have no element to return the focus to. Where
 * the browser has focused it already, calling `focus` again would force a layout before the press shows.
 */
function focusPressedControl(control: HTMLElement): void {
  if (control !== document.activeElement) control.focus({ preventScroll: true });
}

function findPressed({ target }: Event, element: HTMLElement): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-cg-control]') : null;
  return control && element.contains(control) ? control : null;
}

/**
 * Listens for presses of enhanced controls, by mouse, touch and keyboard, both on buttons and on links that act as one.
 * @param presses handlers by the control's name
 */
export function listenForPresses(
  { listen }: Pick<EnhanceContext, 'listen'>,
  presses: Readonly<Record<string, PressHandler>>,
): void {
  function press(event: Event, element: HTMLElement, before?: (control: HTMLElement) => void) {
    const control = findPressed(event, element);
    const onPress = control && presses[control.dataset.cgControl ?? ''];
    if (!onPress) return;
    before?.(control);
    event.preventDefault();
    if (control.closest(FOLLOWED)) event.stopPropagation();
    onPress(control, element);
  }

  listen('click', (event, element) => {
    // Ctrl, Command, Shift: the visitor wants to open the link's page in another tab or window.
    const wantsPage = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!wantsPage) press(event, element, focusPressedControl);
  });
  listen('keydown', (event, element) => {
    const isLink = event.target instanceof HTMLAnchorElement;
    if (event.key !== ' ' || !isLink) return;
    if (!event.repeat) press(event, element);
    else if (findPressed(event, element)) event.preventDefault();
  });
}
