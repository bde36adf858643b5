import { findMatchingControl } from './findMatchingControl';

/**
 * Replays a click that came before the widget was ready: on the CMS's own control if it is still there (the widget
 * enhanced it, or failed and restored it), else on the widget's counterpart; a link without one is followed.
 */
export function replayClick({
  control,
  element,
  navigate = (url) => location.assign(url),
}: {
  control: HTMLElement;
  element: HTMLElement;
  navigate?(url: string): void;
}): void {
  if (control.isConnected) {
    control.click();
    return;
  }
  const match = findMatchingControl(control, element);
  if (match) {
    match.focus({ preventScroll: true });
    match.click();
  } else if (control instanceof HTMLAnchorElement && /^https?:$/.test(control.protocol)) {
    navigate(control.href);
  }
}
