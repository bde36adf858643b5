import { useEffect, useEffectEvent, useState } from 'react';
import { openModalHost } from './openModalHost';

/**
 * The host of an open dialog: an element at the end of the body, with our scope attribute so that widget CSS applies in
 * it; the page behind it is inert and does not scroll. Escape closes it, wherever the focus is; then the focus returns.
 * @returns null while closed
 */
export function useModalHost(isOpen: boolean, close: () => void): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const onClose = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const modalHost = openModalHost({ opener: document.activeElement, onClose: () => onClose() });
    setHost(modalHost.host);
    return () => {
      setHost(null);
      modalHost.close();
    };
  }, [isOpen]);

  return host;
}
