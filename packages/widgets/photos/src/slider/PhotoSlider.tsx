import type { PhotoList, PhotoListState } from '@cityguide/store/photos';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@cityguide/ui';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { VisiblePhoto } from '../list/listVisiblePhotos';
import { PhotosHeader, type PhotosHeaderProps } from '../PhotosHeader';
import { linkPhoto, Thumbnail } from '../thumbnail/Thumbnail';
import styles from './PhotoSlider.module.css';
import { countInView, useNextPage } from './useNextPage';
import { useSlider } from './useSlider';
import { moveFocusInList, useTabStop } from './useTabStop';

interface PhotoSliderProps {
  list: PhotoList;
  state: PhotoListState;
  visiblePhotos: readonly VisiblePhoto[];
  headerProps: PhotosHeaderProps;
}

/** A row of photos that slides one by one, with '{n} of {count}' (PHOTO-1). */
export function PhotoSlider({ list, state, visiblePhotos, headerProps }: PhotoSliderProps) {
  const { messages } = headerProps;
  const { row, index, isLocked, slideTo } = useSlider(visiblePhotos.length);
  const last = visiblePhotos.length - 1;
  const current = Math.min(index, last);
  const [tabStop, setTabStop] = useTabStop(row, current);
  // A photo without a page of its own cannot have the focus.
  const linked = visiblePhotos.flatMap(({ photo }, at) => (linkPhoto(photo.share_path) ? [at] : []));
  const reachable = linked.find((at) => at >= tabStop) ?? linked.at(-1);
  useNextPage({ row, index: current, slideCount: visiblePhotos.length, list });

  const { active } = state;
  const slideToPhoto = useEffectEvent((photoId: number) => {
    const photoIndex = visiblePhotos.findIndex(({ photo }) => photo.id === photoId);
    if (photoIndex >= 0) slideTo(photoIndex, true);
  });
  // The photo shown in the viewer is in view here when the viewer closes.
  useEffect(() => {
    if (active) slideToPhoto(active.id);
  }, [active]);

  const firstId = visiblePhotos[0]?.photo.id;
  const previousFirstId = useRef(firstId);
  const slideToFirst = useEffectEvent(() => slideTo(0, true));
  // A newly added photo is first.
  useEffect(() => {
    if (previousFirstId.current !== firstId) slideToFirst();
    previousFirstId.current = firstId;
  }, [firstId]);

  /** Scrolls a link focused by keyboard into view; not for a press, or the link would move away from the pointer. */
  function revealFocused({ target }: FocusEvent, photoIndex: number) {
    setTabStop(photoIndex);
    if (!target.matches(':focus-visible')) return;
    const beyond = photoIndex - current - countInView(row.current) + 1;
    if (photoIndex < current || beyond > 0) slideTo(photoIndex < current ? photoIndex : current + beyond);
  }

  const position = visiblePhotos[current]?.position ?? 1;
  const canStep = { back: current > 0 && !isLocked, on: current < last && !isLocked };
  return (
    <>
      <PhotosHeader {...headerProps}>
        <p className={styles.counter} aria-live="polite">
          {messages.counter(position, Math.max(state.count, position))}
        </p>
        <IconButton
          label={messages.previous}
          icon={ChevronLeftIcon}
          aria-disabled={!canStep.back}
          onClick={() => canStep.back && slideTo(current - 1)}
        />
        <IconButton
          label={messages.next}
          icon={ChevronRightIcon}
          aria-disabled={!canStep.on}
          onClick={() => canStep.on && slideTo(current + 1)}
        />
      </PhotosHeader>
      <div
        ref={row}
        className={styles.row}

        onDragStart={(event) => event.preventDefault()}
      >
        <ul className={styles.slides}>
          {visiblePhotos.map(({ photo }, photoIndex) => (
            <li key={photo.id} className={styles.slide} onFocus={(event) => revealFocused(event, photoIndex)}>
              <Thumbnail
                photo={photo}
                tabIndex={photoIndex === reachable ? 0 : -1}
                onKeyDown={moveFocusInList}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
