import { useEffect, useEffectEvent, useState } from 'react';
import { openDialogPlace } from './openDialogPlace';

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
    const place = openDialogPlace({ opener: document.activeElement, leave: () => leave() });
    setHost(place.host);
    return () => {
      setHost(null);
      place.end();
    };
  }, [isOpen]);

  return host;
}
