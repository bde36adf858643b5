import { Button } from '@cityguide/ui';
import type { PhotosMessages } from '../messages';
import styles from './EmptyPhotos.module.css';

interface FailedPhotosProps {
  words: PhotosMessages;
  isFetching: boolean;
  onAgain(): void;
}

/** The photos could not be loaded; the visitor may have the network back. */
export function FailedPhotos({ words, isFetching, onAgain }: FailedPhotosProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{words.failed}</p>
      <Button look="secondary" isBusy={isFetching} onClick={onAgain}>
        <span>{words.tryAgain}</span>
      </Button>
    </div>
  );
}
