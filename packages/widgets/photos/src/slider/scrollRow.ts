import type { RowOfSlides } from './RowOfSlides';

/** A row that the browser scrolls: until Swiper is there, and where it cannot be loaded. */
export function scrollRow(row: HTMLElement): RowOfSlides {
  return {
    go(index, isAtOnce = false) {
      const slide = row.querySelectorAll('li')[index];
      if (!slide) return;
      const left = row.scrollLeft + slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
      row.scrollTo?.({ left, behavior: isAtOnce ? 'instant' : 'smooth' });
    },
    update: () => undefined,
    stop: () => undefined,
  };
}
