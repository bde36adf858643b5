import { Button } from '@cityguide/ui';
import type { PhotosMessages } from '../messages';
import styles from './EmptyPhotos.module.css';

interface FailedPhotosProps {
  messages: PhotosMessages;
  isFetching: boolean;
  onRetry(): void;
}

/** Says that the photos could not be loaded, with a retry button. */
export function FailedPhotos({ messages, isFetching, onRetry }: FailedPhotosProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{messages.failed}</p>
      <Button variant="secondary" isBusy={isFetching} onClick={onRetry}>
        <span>{messages.tryAgain}</span>
      </Button>
    </div>
  );
}
