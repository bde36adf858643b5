import { findCounterpart } from './findCounterpart';

/**
 * Does a click again that came before the widget was there: on the CMS's own control where it still stands (the widget
 * enlivened it, or failed and gave it back), else on the widget's counterpart; a link without one is followed.
 */
export function replayClick({
  control,
  element,
  follow = (address) => location.assign(address),
}: {
  control: HTMLElement;
  element: HTMLElement;
  follow?(address: string): void;
}): void {
  if (control.isConnected) {
    control.click();
    return;
  }
  const counterpart = findCounterpart(control, element);
  if (counterpart) {
    counterpart.focus({ preventScroll: true });
    counterpart.click();
  } else if (control instanceof HTMLAnchorElement && /^https?:$/.test(control.protocol)) {
    follow(control.href);
  }
}
