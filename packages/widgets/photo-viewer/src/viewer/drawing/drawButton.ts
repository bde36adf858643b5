import { drawIcon, type IconName } from './drawIcon';
import { make } from './make';

/** A drawing to press, with its name as tooltip. */
export function drawButton(icon: IconName, label: string, onPress: () => void): HTMLButtonElement {
  const button = make(
    'button',
    { type: 'button', className: `cg-photo-button cg-photo-${icon}`, title: label, onclick: onPress },
    [drawIcon(icon)],
  );
  button.setAttribute('aria-label', label);
  return button;
}
