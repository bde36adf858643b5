import { transferFocus } from '../replay/transferFocus';
import { keepFallback } from './keepFallback';
import { reserveHeight } from './reserveHeight';

/** An element of the CMS's page that a widget fills for a while. */
export interface MountPoint {
  /** Puts the widget where the CMS's content was, which is kept aside; later calls replace one widget with another. */
  show(scope: HTMLElement): void;
  /** Puts the CMS's own nodes back. Content that the CMS has written meanwhile is left alone. */
  restoreFallback(): void;
}

/** Keeps the CMS's nodes themselves, with their listeners and state, and not a copy of their HTML. */
export function createMountPoint(element: HTMLElement): MountPoint {
  let fallbackNodes: ChildNode[] = [];
  let currentScope: HTMLElement | undefined;
  let kept: HTMLTemplateElement | undefined;
  let releaseHeight = () => undefined as void;

  function release() {
    releaseHeight();
    releaseHeight = () => undefined;
  }

  return {
    show(scope) {
      if (currentScope) {
        currentScope.replaceWith(scope);
      } else {
        const focused = element.contains(document.activeElement) ? document.activeElement : null;
        const heightPx = element.getBoundingClientRect().height;
        fallbackNodes = [...element.childNodes];
        kept = keepFallback(fallbackNodes);
        element.replaceChildren(scope);
        releaseHeight = reserveHeight(element, heightPx);
        if (focused) transferFocus(focused, scope);
      }
      // inside, so that the widget is the only child of its mount point
      if (kept) scope.append(kept);
      currentScope = scope;
    },
    restoreFallback() {
      if (currentScope?.parentNode === element) currentScope.replaceWith(...fallbackNodes);
      currentScope = undefined;
      fallbackNodes = [];
      release();
    },
  };
}
