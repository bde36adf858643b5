import { trapTabKey } from '@cityguide/ui/plain';
import { createElement } from './rendering/createElement';
import type { PhotoViewerMessages } from '../messages';
import { renderIcon, type IconName } from './rendering/renderIcon';

interface ViewerActions {
  close(): void;
  step(by: 1 | -1): void;
  share(): void;
}

export interface ViewerElements {
  dialog: HTMLElement;
  counter: HTMLElement;
  /** The status text, such as that a link was copied. */
  status: HTMLElement;
  /** The area of the picture. */
  stage: HTMLElement;
  /** Beside or below the stage. */
  sidebar: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
}

/** The viewer without a photo. */
export function renderViewer(
  messages: PhotoViewerMessages,
  { close, step, share }: ViewerActions,
): ViewerElements {
  const counter = createElement('p', { className: 'cg-photo-counter' });
  const status = createElement('p', { className: 'cg-photo-note' });
  const previous = renderButton('previous', messages.previous, () => step(-1));
  const next = renderButton('next', messages.next, () => step(1));
  const stage = createElement('div', { className: 'cg-photo-stage' });
  const sidebar = createElement('div', { className: 'cg-photo-side' });
  const bar = createElement('div', { className: 'cg-photo-bar' }, [
    counter,
    status,
    renderButton('share', messages.share, share),
    renderButton('close', messages.close, close),
  ]);
  const naming = { role: 'dialog', ariaModal: 'true', ariaLabel: messages.viewer };
  const dialog = createElement('div', { className: 'cg-photo-viewer', tabIndex: -1, ...naming }, [
    createElement('div', { className: 'cg-photo-main' }, [bar, stage, previous, next]),
    sidebar,
  ]);
  dialog.addEventListener('keydown', (event) =>
    trapTabKey(event as typeof event & { currentTarget: HTMLElement }),
  );
  return { dialog, counter, status, stage, sidebar, previous, next };
}

/** An icon button, with its label as tooltip. */
function renderButton(icon: IconName, label: string, onPress: () => void): HTMLButtonElement {
  const button = createElement(
    'button',
    { type: 'button', className: `cg-photo-button cg-photo-${icon}`, title: label, onclick: onPress },
    [renderIcon(icon)],
  );
  button.setAttribute('aria-label', label);
  return button;
}
