import { renderIcon, type IconName } from './renderIcon';
import { createElement } from './createElement';

/** An icon button, with its label as tooltip. */
export function renderButton(icon: IconName, label: string, onPress: () => void): HTMLButtonElement {
  const button = createElement(
    'button',
    { type: 'button', className: `cg-photo-button cg-photo-${icon}`, title: label, onclick: onPress },
    [renderIcon(icon)],
  );
  button.setAttribute('aria-label', label);
  return button;
}
