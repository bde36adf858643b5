import Swiper from 'swiper';
import type { Slider } from '../Slider';

interface SwiperSliderOptions {
  row: HTMLElement;
  /** Class names of the parts of the row. */
  slidesClass: string;
  slideClass: string;
  speedMs: number;
  initialIndex: number;
  onIndexChange(index: number): void;
  /** Whether there is anything to slide to. */
  onLockChange(isLocked: boolean): void;
}

/** Lets the visitor slide a row by touch and mouse (PHOTO-1). */
export function createSwiper({ row, slidesClass, slideClass, ...settings }: SwiperSliderOptions): Slider {
  const { speedMs, initialIndex, onIndexChange, onLockChange } = settings;

  /** Every slide can be the first in view, even the last, unless all of them fit. */
  function measureEnd(this: Swiper): number {
    const slides = row.getElementsByClassName(slideClass);
    const width = slides[0]?.clientWidth ?? 0;
    return slides.length * width <= this.size ? 0 : Math.max(0, this.size - width);
  }

  /** A row that is hidden, as in a tab, has no width, so that nothing is known about what fits. */
  const reportLock = ({ isLocked, size }: Swiper) => onLockChange(isLocked && size > 0);

  const swiper = new Swiper(row, {
    wrapperClass: slidesClass,
    slideClass,
    slidesPerView: 'auto',
    // Swiper accepts functions, but its types only numbers.
    slidesOffsetAfter: measureEnd as unknown as number,
    initialSlide: initialIndex,
    speed: speedMs,
    // A slow swipe needs a fifth of a slide, not half of it (O-SLD-02).
    longSwipesRatio: 0.2,
    normalizeSlideIndex: false,
    on: {
      slideChange: ({ activeIndex }) => onIndexChange(activeIndex),
      lock: reportLock,
      unlock: reportLock,
    },
  });
  reportLock(swiper);
  return {
    slideTo: (index, isInstant = false) => void swiper.slideTo(index, isInstant ? 0 : speedMs),
    update: () => swiper.update(),
    destroy: () => swiper.destroy(true, true),
  };
}
