import type { PhotoList, PhotoListState } from '@cityguide/store/photos';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@cityguide/ui';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ShownPhoto } from '../list/listShown';
import { PhotosHead, type PhotosHeadProps } from '../PhotosHead';
import { Thumbnail } from '../thumbnail/Thumbnail';
import styles from './PhotoSlider.module.css';
import { countInView, useNextPage } from './useNextPage';
import { useRow } from './useRow';

interface PhotoSliderProps {
  list: PhotoList;
  state: PhotoListState;
  shown: readonly ShownPhoto[];
  head: PhotosHeadProps;
}

/** A row of photos that slides by one, with '{n} of {count}' (PHOTO-1). */
export function PhotoSlider({ list, state, shown, head }: PhotoSliderProps) {
  const { words } = head;
  const { row, index, isLocked, go } = useRow(shown.length);
  const last = shown.length - 1;
  const current = Math.min(index, last);
  useNextPage({ row, index: current, slideCount: shown.length, list });

  const { active } = state;
  const follow = useEffectEvent((photoId: number) => {
    const place = shown.findIndex(({ photo }) => photo.id === photoId);
    if (place >= 0) go(place, true);
  });
  // What is looked at in the viewer can be found here when that closes.
  useEffect(() => {
    if (active) follow(active.id);
  }, [active]);

  const firstId = shown[0]?.photo.id;
  const knownFirst = useRef(firstId);
  const goToFirst = useEffectEvent(() => go(0, true));
  // A photo that was just added stands first.
  useEffect(() => {
    if (knownFirst.current !== firstId) goToFirst();
    knownFirst.current = firstId;
  }, [firstId]);

  /** A link that Tab reaches comes into view; a press is left alone, or the link would move away from under it. */
  function show({ target }: FocusEvent, place: number) {
    if (!target.matches(':focus-visible')) return;
    const beyond = place - current - countInView(row.current) + 1;
    if (place < current || beyond > 0) go(place < current ? place : current + beyond);
  }

  const position = shown[current]?.position ?? 1;
  const canStep = { back: current > 0 && !isLocked, on: current < last && !isLocked };
  return (
    <>
      <PhotosHead {...head}>
        <p className={styles.counter} aria-live="polite">
          {words.counter(position, Math.max(state.count, position))}
        </p>
        <IconButton
          label={words.previous}
          shape={ChevronLeftIcon}
          aria-disabled={!canStep.back}
          onClick={() => canStep.back && go(current - 1)}
        />
        <IconButton
          label={words.next}
          shape={ChevronRightIcon}
          aria-disabled={!canStep.on}
          onClick={() => canStep.on && go(current + 1)}
        />
      </PhotosHead>
      <div ref={row} className={styles.row} onDragStart={(event) => event.preventDefault()}>
        <ul className={styles.slides}>
          {shown.map(({ photo }, place) => (
            <li key={photo.id} className={styles.slide} onFocus={(event) => show(event, place)}>
              <Thumbnail photo={photo} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
