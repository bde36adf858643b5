import { useStore } from '@cityguide/store/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { loadSwiper } from './loadSwiper';
import styles from './PhotoSlider.module.css';
import type { RowOfSlides } from './RowOfSlides';
import { scrollRow } from './scrollRow';
import { slideMs } from './slideMs';

interface Row {
  row: RefObject<HTMLDivElement | null>;
  /** Of the slide at the beginning of the row. */
  index: number;
  /** All slides fit: there is nothing to slide to. */
  isLocked: boolean;
  /** By Swiper; before, the browser scrolls. */
  isSliding: boolean;
  go(index: number, isAtOnce?: boolean): void;
}

/** Where a finger has scrolled to before Swiper was there. */
function findScrolledIndex(row: HTMLElement): number | undefined {
  const width = row.querySelector('li')?.clientWidth ?? 0;
  return row.scrollLeft > 0 && width > 0 ? Math.round(row.scrollLeft / width) : undefined;
}

/** A row of so many slides, with Swiper as soon as that is there. */
export function useRow(slideCount: number): Row {
  const { services } = useStore();
  const row = useRef<HTMLDivElement>(null);
  const slides = useRef<RowOfSlides>(null);
  const [{ index, isLocked, isSliding }, setState] = useState({
    index: 0,
    isLocked: false,
    isSliding: false,
  });
  const change = (changes: Partial<Pick<Row, 'index' | 'isLocked' | 'isSliding'>>) =>
    setState((before) => ({ ...before, ...changes }));
  const findIndex = useEffectEvent(() => index);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let isLeft = false;
    slides.current = scrollRow(element);
    loadSwiper().then(
      (createSwiper) => {
        if (isLeft) return;
        const initialIndex = findScrolledIndex(element) ?? findIndex();
        element.scrollLeft = 0;
        element.classList.add(styles.sliding ?? '');
        slides.current = createSwiper({
          row: element,
          slidesClass: styles.slides ?? '',
          slideClass: styles.slide ?? '',
          speedMs: slideMs(),
          initialIndex,
          onIndex: (changed) => change({ index: changed }),
          onLock: (locked) => change({ isLocked: locked }),
        });
        change({ isSliding: true });
      },
      (error: unknown) => services.report?.(error, 'loading the slider'),
    );
    return () => {
      isLeft = true;
      slides.current?.stop();
      slides.current = null;
    };
  }, [services]);

  useLayoutEffect(() => slides.current?.update(), [slideCount]);

  return {
    row,
    index,
    isLocked,
    isSliding,
    go(wanted, isAtOnce) {
      change({ index: wanted });
      slides.current?.go(wanted, isAtOnce);
    },
  };
}
