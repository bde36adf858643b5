import { useSite, useStoreState } from '@cityguide/store/react';
import { requireCall } from '@cityguide/store/require-call';
import type { WidgetProps } from '@cityguide/widget-kit';
import { useId } from 'react';
import type { definition } from './definition';
import { EmptyPhotos } from './empty/EmptyPhotos';
import { FailedPhotos } from './empty/FailedPhotos';
import { PhotoGrid } from './grid/PhotoGrid';
import { listVisiblePhotos } from './list/listVisiblePhotos';
import { usePhotoList } from './list/usePhotoList';
import { findMessages } from './messages';
import styles from './Photos.module.css';
import { PhotosHeader } from './PhotosHeader';
import { PhotoSlider } from './slider/PhotoSlider';
import { SkeletonPhotos } from './SkeletonPhotos';
import { useUpload } from './upload/useUpload';

/** Photos of a listing or a neighbourhood, as a slider or as a grid (PHOTO-1, HOOD-3). */
export function Photos({ options, data }: WidgetProps<typeof definition>) {
  const messages = findMessages(useSite());
  const headingId = useId();
  const list = usePhotoList(options, data);
  const state = useStoreState(list);
  requireCall(state);
  const upload = useUpload(options);
  const visiblePhotos = listVisiblePhotos(state.items);
  const isFailed = state.error !== null && state.items.length === 0;
  const isEmpty = !isFailed && state.count >= 0 && !state.isFetching && visiblePhotos.length === 0;
  const headerProps = { title: options.title, headingId, messages, upload };

  return (
    <section
      className={styles.photos}
      aria-label={options.title ? undefined : messages.photos}
      aria-labelledby={options.title ? headingId : undefined}
    >
      {visiblePhotos.length === 0 && <PhotosHeader {...headerProps} upload={undefined} />}
      {visiblePhotos.length === 0 && !isEmpty && !isFailed && <SkeletonPhotos layout={options.layout} />}
      {isEmpty && <EmptyPhotos messages={messages} upload={upload} />}
      {isFailed && (
        <FailedPhotos messages={messages} isFetching={state.isFetching} onRetry={() => void list.load()} />
      )}
      {visiblePhotos.length > 0 && options.layout === 'slider' && (
        <PhotoSlider list={list} state={state} visiblePhotos={visiblePhotos} headerProps={headerProps} />
      )}
      {visiblePhotos.length > 0 && options.layout === 'grid' && (
        <>
          <PhotosHeader {...headerProps} />
          <PhotoGrid list={list} state={state} visiblePhotos={visiblePhotos} messages={messages} />
        </>
      )}
      {upload?.panel}
    </section>
  );
}
