import Swiper from 'swiper';
import type { RowOfSlides } from '../RowOfSlides';

interface SwiperSettings {
  row: HTMLElement;
  /** Class names of what the row consists of. */
  slidesClass: string;
  slideClass: string;
  speedMs: number;
  initialIndex: number;
  onIndex(index: number): void;
  /** Whether there is anything to slide to. */
  onLock(isLocked: boolean): void;
}

/** Lets the visitor slide a row by finger and mouse (PHOTO-1). */
export function createSwiper({ row, slidesClass, slideClass, ...settings }: SwiperSettings): RowOfSlides {
  const { speedMs, initialIndex, onIndex, onLock } = settings;

  /** Every slide can come first, the last as well, unless all of them fit. */
  function measureEnd(this: Swiper): number {
    const slides = row.getElementsByClassName(slideClass);
    const width = slides[0]?.clientWidth ?? 0;
    return slides.length * width <= this.size ? 0 : Math.max(0, this.size - width);
  }

  /** A row that is hidden, as in a tab, has no width and says nothing about what fits. */
  const tellLock = ({ isLocked, size }: Swiper) => onLock(isLocked && size > 0);

  const swiper = new Swiper(row, {
    wrapperClass: slidesClass,
    slideClass,
    slidesPerView: 'auto',
    // Swiper calls functions; its types know numbers alone.
    slidesOffsetAfter: measureEnd as unknown as number,
    initialSlide: initialIndex,
    speed: speedMs,
    // A slow finger needs a quarter of a slide, not half of it (O-SLD-02).
    longSwipesRatio: 0.2,
    normalizeSlideIndex: false,
    on: {
      slideChange: ({ activeIndex }) => onIndex(activeIndex),
      lock: tellLock,
      unlock: tellLock,
    },
  });
  tellLock(swiper);
  return {
    go: (index, isAtOnce = false) => void swiper.slideTo(index, isAtOnce ? 0 : speedMs),
    update: () => swiper.update(),
    stop: () => swiper.destroy(true, true),
  };
}
