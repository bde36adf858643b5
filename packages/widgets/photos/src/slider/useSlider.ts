import { useStore } from '@cityguide/store/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './PhotoSlider.module.css';
import type { Slider } from './Slider';

/** PHOTO-1. */
const SLIDE_MS = 500;

interface SliderState {
  row: RefObject<HTMLDivElement | null>;
  /** Index of the first slide in view. */
  index: number;
  /** All slides fit, so that there is nothing to slide to. */
  isLocked: boolean;
  /** Whether Swiper is active; before, the browser scrolls. */
  isSliding: boolean;
  slideTo(index: number, isInstant?: boolean): void;
}

/** The slide that the visitor has scrolled to before Swiper was loaded. */
function findScrolledIndex(row: HTMLElement): number | undefined {
  const width = row.querySelector('li')?.clientWidth ?? 0;
  return row.scrollLeft > 0 && width > 0 ? Math.round(row.scrollLeft / width) : undefined;
}

/** The state of a slider with `slideCount` slides, which uses Swiper as soon as it is loaded. */
export function useSlider(slideCount: number): SliderState {
  const { services } = useStore();
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [{ index, isLocked, isSliding }, setState] = useState({
    index: 0,
    isLocked: false,
    isSliding: false,
  });
  const change = (changes: Partial<Pick<SliderState, 'index' | 'isLocked' | 'isSliding'>>) =>
    setState((current) => ({ ...current, ...changes }));
  const findIndex = useEffectEvent(() => index);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let isCancelled = false;
    slider.current = createScrollSlider(element);
    loadSwiper().then(
      (createSwiper) => {
        if (isCancelled) return;
        const initialIndex = findScrolledIndex(element) ?? findIndex();
        element.scrollLeft = 0;
        element.classList.add(styles.sliding ?? '');
        slider.current = createSwiper({
          row: element,
          slidesClass: styles.slides ?? '',
          slideClass: styles.slide ?? '',
          speedMs: getSlideDurationMs(),
          initialIndex,
          onIndexChange: (newIndex) => change({ index: newIndex }),
          onLockChange: (locked) => change({ isLocked: locked }),
        });
        change({ isSliding: true });
      },
      (error: unknown) => services.report?.(error, 'loading the slider'),
    );
    return () => {
      isCancelled = true;
      slider.current?.destroy();
      slider.current = null;
    };
  }, [services]);

  useLayoutEffect(() => slider.current?.update(), [slideCount]);

  return {
    row,
    index,
    isLocked,
    isSliding,
    slideTo(target, isInstant) {
      change({ index: target });
      slider.current?.slideTo(target, isInstant);
    },
  };
}

/** A slider based on native scrolling: used until Swiper is loaded, and if it fails to load. */
function createScrollSlider(row: HTMLElement): Slider {
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

/** The duration of the slide animation; 0 with reduced motion. */
const getSlideDurationMs = (): number =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;

/** Swiper, with only the modules in use: a chunk of its own, loaded when the page has a slider. */
const loadSwiper = () =>
  import(/* webpackChunkName: 'slider' */ './swiper/createSwiper').then(({ createSwiper }) => createSwiper);
