import type { MountGroup } from '../mount-points/MountGroup';

const BUTTONS = 'button,[role="button"],[data-cg-action]';

/** The CMS's own form works without us, so its submission is not delayed. */
function submitsForm(control: Element): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}

function leavesThisPage(control: Element): boolean {
  return (
    control instanceof HTMLAnchorElement &&
    (control.hasAttribute('download') || !/^(_self)?$/.test(control.target))
  );
}

/** The clicked control, if it is one that the widget will take over; links that leave the page keep working. */
export function findClickedControl(
  target: Element,
  element: Element,
  { release, strategy }: MountGroup,
): HTMLElement | null {
  const byDefault = strategy === 'interaction' ? `${BUTTONS},a[href]` : BUTTONS;
  const control = target.closest<HTMLElement>(release.intent ?? byDefault);
  if (!control || control === element || !element.contains(control) || leavesThisPage(control)) return null;
  return !release.intent && !control.hasAttribute('data-cg-action') && submitsForm(control) ? null : control;
}
