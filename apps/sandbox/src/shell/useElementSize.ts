import { type RefObject, useEffect, useState } from 'react';

/** The current size of an element in CSS pixels. */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  widthPx: number;
  heightPx: number;
} {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ widthPx: entry.contentRect.width, heightPx: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
