import type { PhotoList } from '@cityguide/store/photos';
import { type RefObject, useEffect } from 'react';

interface NextPageSettings {
  row: RefObject<HTMLDivElement | null>;
  /** Index of the first slide in view. */
  index: number;
  slideCount: number;
  list: PhotoList;
}

/** Loads the next page when the last loaded slide is reached; the list requests each page once (PHOTO-1). */
export function useNextPage({ row, index, slideCount, list }: NextPageSettings): void {
  useEffect(() => {
    if (index + countInView(row.current) >= slideCount) void list.loadMore();
  }, [row, index, slideCount, list]);
}

/** The number of slides that are fully visible; at least one. */
export function countInView(row: HTMLElement | null): number {
  const width = row?.querySelector('li')?.clientWidth ?? 0;
  return row && width > 0 ? Math.max(1, Math.floor(row.clientWidth / width)) : 1;
}
