import { lockScroll } from '../scroll/lockScroll';
import { claimActiveDialog } from './claimActiveDialog';
import { getFocusReturnTarget } from './getFocusReturnTarget';
import { markHost, setInert } from './removeCopiedHosts';

const LIVE_REGIONS = '[aria-live], [role="status"], [role="alert"]';

export interface ModalHost {
  /** At the end of the body, with our scope attribute so that widget CSS applies in it. */
  host: HTMLElement;
  /** Restores the page; the focus goes to `target`, else to where it was before. */
  close(target?: HTMLElement | null): void;
}

interface ModalHostOptions {
  /** What had the focus, or was pressed. */
  opener: Element | null;
  /** The dialog has to close: on Escape, wherever the focus is, because another opens, or the page has removed it. */
  onClose(): void;
  /** Value of the host's `data-cg-scope`. */
  scope?: string;
}

/** Creates the host element of an open dialog, with the page behind it inert and not scrolling. */
export function openModalHost({ opener, onClose, scope = 'dialog' }: ModalHostOptions): ModalHost {
  let isReplaced = false;
  const closeReplaced = () => {
    isReplaced = true;
    onClose();
  };
  const activeDialog = claimActiveDialog(getFocusReturnTarget(opener), closeReplaced);
  const host = createHost(scope);
  document.body.append(host);
  const unmarkHost = markHost(host, closeReplaced);
  const unlock = lockScroll();
  const restoreBackground = makeBackgroundInert(host);
  const handleKey = (event: KeyboardEvent) => {
    // The Escape that discards the composition of an input method is not meant for the dialog.
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  window.addEventListener('keydown', handleKey, true);
  return {
    host,
    close(target) {
      window.removeEventListener('keydown', handleKey, true);
      activeDialog.release();
      restoreBackground();
      unlock();
      unmarkHost();
      host.remove();
      if (isReplaced) return;
      if (target) target.focus();
      else activeDialog.returnPoint.restore();
    },
  };
}

function createHost(scope: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.cgScope = scope;
  return element;
}

/**
 * Makes everything beside `dialogHost` unreachable for pointer, keyboard and screen reader.
 * Live regions are excluded: they must be announced while a dialog is open.
 * @returns restores exactly what it changed
 */
function makeBackgroundInert(dialogHost: HTMLElement): () => void {
  const siblings = [...dialogHost.ownerDocument.body.children].filter(
    (element) => element !== dialogHost && !element.hasAttribute('inert') && !element.matches(LIVE_REGIONS),
  );
  for (const element of siblings) setInert(element, true);
  return () => siblings.forEach((element) => setInert(element, false));
}
