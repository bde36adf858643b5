import { lockScroll } from '../scroll/lockScroll';
import { claimDialogPlace } from './claimDialogPlace';
import { createReturnPoint } from './createReturnPoint';
import { makeBackgroundInert } from './makeBackgroundInert';

export interface OpenDialogPlace {
  /** At the end of the body, marked as ours so that widget CSS applies in it. */
  host: HTMLElement;
  /** Gives the page back as it was; the focus goes to `target`, else to where it was before. */
  end(target?: HTMLElement | null): void;
}

interface DialogPlaceOrder {
  /** What had the focus, or was pressed. */
  opener: Element | null;
  /** The dialog has to close: Escape, wherever the focus is, or another dialog that opens. */
  leave(): void;
  /** Value of the host's `data-cg-scope`. */
  scope?: string;
}

/** The place of an open dialog, with the page behind it still and out of reach. */
export function openDialogPlace({ opener, leave, scope = 'dialog' }: DialogPlaceOrder): OpenDialogPlace {
  let isReplaced = false;
  const place = claimDialogPlace(createReturnPoint(opener), () => {
    isReplaced = true;
    leave();
  });
  const host = appendHost(scope);
  const unlock = lockScroll();
  const restoreBackground = makeBackgroundInert(host);
  const handleKey = (event: KeyboardEvent) => {
    // The Escape that discards a word of an input method is not meant for the dialog.
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  window.addEventListener('keydown', handleKey, true);
  return {
    host,
    end(target) {
      window.removeEventListener('keydown', handleKey, true);
      place.release();
      restoreBackground();
      unlock();
      host.remove();
      if (isReplaced) return;
      if (target) target.focus();
      else place.returnPoint.restore();
    },
  };
}

function appendHost(scope: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.cgScope = scope;
  document.body.append(element);
  return element;
}
