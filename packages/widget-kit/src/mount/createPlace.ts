import { carryFocus } from '../replay/carryFocus';
import { reserveHeight } from './reserveHeight';

/** The room in the page that a widget borrows from the CMS. */
export interface Place {
  /** Puts the widget where the CMS's content was, which is kept aside; later calls put one widget in another's stead. */
  show(scope: HTMLElement): void;
  /** Puts the CMS's own nodes back. Content that the CMS has written there meanwhile is left as it is. */
  giveBack(): void;
}

/** Keeps the CMS's nodes themselves, with their listeners and state, and not a copy of their HTML. */
export function createPlace(element: HTMLElement): Place {
  let kept: ChildNode[] = [];
  let shown: HTMLElement | undefined;
  let releaseHeight = () => undefined as void;

  function release() {
    releaseHeight();
    releaseHeight = () => undefined;
  }

  return {
    show(scope) {
      if (shown) {
        shown.replaceWith(scope);
      } else {
        const focused = element.contains(document.activeElement) ? document.activeElement : null;
        const heightPx = element.getBoundingClientRect().height;
        kept = [...element.childNodes];
        element.replaceChildren(scope);
        releaseHeight = reserveHeight(element, heightPx);
        if (focused) carryFocus(focused, scope);
      }
      shown = scope;
    },
    giveBack() {
      if (shown?.parentNode === element) shown.replaceWith(...kept);
      shown = undefined;
      kept = [];
      release();
    },
  };
}
