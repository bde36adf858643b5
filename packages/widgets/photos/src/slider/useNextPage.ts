import type { PhotoList } from '@cityguide/store/photos';
import { type RefObject, useEffect } from 'react';

interface NextPageSettings {
  row: RefObject<HTMLDivElement | null>;
  /** Of the first slide in view. */
  index: number;
  slideCount: number;
  list: PhotoList;
}

/** Fetches the next page when the last loaded slide is reached; the list asks for each page once (PHOTO-1). */
export function useNextPage({ row, index, slideCount, list }: NextPageSettings): void {
  useEffect(() => {
    if (index + countInView(row.current) >= slideCount) void list.loadMore();
  }, [row, index, slideCount, list]);
}

/** Slides that the row shows whole; at least the first. */
export function countInView(row: HTMLElement | null): number {
  const width = row?.querySelector('li')?.clientWidth ?? 0;
  return row && width > 0 ? Math.max(1, Math.floor(row.clientWidth / width)) : 1;
}
