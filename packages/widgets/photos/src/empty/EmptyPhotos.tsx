import { Button, Icon, PictureIcon } from '@cityguide/ui';
import type { PhotosMessages } from '../messages';
import type { Upload } from '../upload/useUpload';
import styles from './EmptyPhotos.module.css';

/** Says that there is nothing, and offers to begin where that is possible (PHOTO-7). */
export function EmptyPhotos({ words, upload }: { words: PhotosMessages; upload: Upload | undefined }) {
  return (
    <div className={styles.empty}>
      <Icon shape={PictureIcon} size={48} />
      <p className={styles.sentence}>{words.empty}</p>
      {upload && (
        <Button look="secondary" isBusy={upload.isLoading} onClick={upload.open}>
          <span>{words.addFirst}</span>
        </Button>
      )}
    </div>
  );
}
