import { type RefObject, useEffect, useState } from 'react';

/** The size of an element in CSS pixels, followed as it changes. */
export function useRoom(element: RefObject<HTMLElement | null>): { widthPx: number; heightPx: number } {
  const [room, setRoom] = useState({ widthPx: 0, heightPx: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ widthPx: entry.contentRect.width, heightPx: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
