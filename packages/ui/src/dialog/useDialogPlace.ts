import { useEffect, useEffectEvent, useState } from 'react';
import { lockScroll } from '../scroll/lockScroll';
import { claimDialogPlace } from './claimDialogPlace';
import { createReturnPoint } from './createReturnPoint';
import { makeBackgroundInert } from './makeBackgroundInert';

/**
 * The place of an open dialog: an element at the end of the body, marked as ours so that widget CSS applies in it,
 * with the page behind it still and out of reach. Escape closes it, wherever the focus is; then the focus goes back.
 * @returns null while closed
 */
export function useDialogPlace(isOpen: boolean, close: () => void): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    let isReplaced = false;
    const place = claimDialogPlace(createReturnPoint(document.activeElement), () => {
      isReplaced = true;
      leave();
    });
    const element = appendHost();
    const unlock = lockScroll();
    const restoreBackground = makeBackgroundInert(element);
    const handleKey = (event: KeyboardEvent) => {
      // The Escape that discards a word of an input method is not meant for the dialog.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    window.addEventListener('keydown', handleKey, true);
    setHost(element);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      setHost(null);
      place.release();
      restoreBackground();
      unlock();
      element.remove();
      if (!isReplaced) place.returnPoint.restore();
    };
  }, [isOpen]);
  return host;
}

function appendHost(): HTMLElement {
  const element = document.createElement('div');
  element.dataset.cgScope = 'dialog';
  document.body.append(element);
  return element;
}
