import { useSite, useStoreState } from '@cityguide/store/react';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useId } from 'react';
import type { definition } from './definition';
import { EmptyPhotos } from './empty/EmptyPhotos';
import { FailedPhotos } from './empty/FailedPhotos';
import { PhotoGrid } from './grid/PhotoGrid';
import { listShown } from './list/listShown';
import { usePhotoList } from './list/usePhotoList';
import { findMessages } from './messages';
import styles from './Photos.module.css';
import { PhotosHead } from './PhotosHead';
import { PhotoSlider } from './slider/PhotoSlider';
import { SkeletonPhotos } from './SkeletonPhotos';
import { useUpload } from './upload/useUpload';

/** Photos of a place or a neighbourhood, as a row that slides or as a grid (PHOTO-1, HOOD-3). */
export function Photos({ options, data }: WidgetProps<typeof definition>) {
  const words = findMessages(useSite());
  const headingId = useId();
  const list = usePhotoList(options, data);
  const state = useStoreState(list);
  const upload = useUpload(options);
  const shown = listShown(state.items);
  const isFailed = state.error !== null && state.items.length === 0;
  const isEmpty = !isFailed && state.count >= 0 && !state.isFetching && shown.length === 0;
  const head = { title: options.title, headingId, words, upload };

  return (
    <section
      className={styles.photos}
      aria-label={options.title ? undefined : words.photos}
      aria-labelledby={options.title ? headingId : undefined}
    >
      {shown.length === 0 && <PhotosHead {...head} upload={undefined} />}
      {shown.length === 0 && !isEmpty && !isFailed && <SkeletonPhotos layout={options.layout} />}
      {isEmpty && <EmptyPhotos words={words} upload={upload} />}
      {isFailed && (
        <FailedPhotos words={words} isFetching={state.isFetching} onAgain={() => void list.load()} />
      )}
      {shown.length > 0 && options.layout === 'slider' && (
        <PhotoSlider list={list} state={state} shown={shown} head={head} />
      )}
      {shown.length > 0 && options.layout === 'grid' && (
        <>
          <PhotosHead {...head} />
          <PhotoGrid list={list} state={state} shown={shown} words={words} />
        </>
      )}
      {upload?.panel}
    </section>
  );
}
