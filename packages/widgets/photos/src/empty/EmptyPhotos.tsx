import { Button, Icon, PictureIcon } from '@cityguide/ui';
import type { PhotosMessages } from '../messages';
import type { UploadControl } from '../upload/useUpload';
import styles from './EmptyPhotos.module.css';

/** The empty state, with a button to add the first photo if upload is enabled (PHOTO-7). */
export function EmptyPhotos({
  messages,
  upload,
}: {
  messages: PhotosMessages;
  upload: UploadControl | undefined;
}) {
  return (
    <div className={styles.empty}>
      <Icon icon={PictureIcon} size={48} />
      <p className={styles.sentence}>{messages.empty}</p>
      {upload && (
        <Button variant="secondary" isBusy={upload.isLoading} onClick={upload.open}>
          <span>{messages.addFirst}</span>
        </Button>
      )}
    </div>
  );
}
