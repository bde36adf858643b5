import type { Unit } from '../mount-points/Unit';

const BUTTONS = 'button,[role="button"],[data-cg-action]';

/** The CMS's own form works without us, so its submission is not held up. */
function submitsForm(control: Element): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}

function leavesThisPage(control: Element): boolean {
  return (
    control instanceof HTMLAnchorElement &&
    (control.hasAttribute('download') || !/^(_self)?$/.test(control.target))
  );
}

/** The control that a click means, if it is one that the widget will take over; links elsewhere go on working. */
export function findKeptControl(
  target: Element,
  element: Element,
  { release, strategy }: Unit,
): HTMLElement | null {
  const byDefault = strategy === 'interaction' ? `${BUTTONS},a[href]` : BUTTONS;
  const control = target.closest<HTMLElement>(release.intent ?? byDefault);
  if (!control || control === element || !element.contains(control) || leavesThisPage(control)) return null;
  return !release.intent && !control.hasAttribute('data-cg-action') && submitsForm(control) ? null : control;
}
