import type { Slider } from './Slider';

/** A slider based on native scrolling: used until Swiper is loaded, and if it fails to load. */
export function createScrollSlider(row: HTMLElement): Slider {
  return {
    slideTo(index, isInstant = false) {
      const slide = row.querySelectorAll('li')[index];
      if (!slide) return;
      const left = row.scrollLeft + slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
      row.scrollTo?.({ left, behavior: isInstant ? 'instant' : 'smooth' });
    },
    update: () => undefined,
    destroy: () => undefined,
  };
}
