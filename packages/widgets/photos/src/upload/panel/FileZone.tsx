import { photoTypes } from '@cityguide/store/uploads';
import { Icon, PictureIcon } from '@cityguide/ui';
import type { ChangeEvent, Ref } from 'react';
import styles from './FileZone.module.css';
import type { UploadMessages } from './messages';

interface FileZoneProps {
  messages: UploadMessages;
  isDraggedOver: boolean;
  inputRef: Ref<HTMLInputElement>;
  onFiles(files: File[]): void;
}

/** Where photos are chosen: a real file input covers the visible zone, for keyboards and screen readers. */
export function FileZone({ messages, isDraggedOver, inputRef, onFiles }: FileZoneProps) {
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise choosing the same file again would fire no `change` (O-FRM-07).
    currentTarget.value = '';
    onFiles(files);
  }

  return (
    <label className={isDraggedOver ? `${styles.zone} ${styles.over}` : styles.zone}>
      <input
        ref={inputRef}
        className={styles.input}
        type="file"
        multiple
        accept={photoTypes.join()}
        onChange={handleChange}
      />
      <Icon icon={PictureIcon} size={32} />
      <span className={styles.choose}>{messages.choose}</span>
      <span className={styles.drop}>{messages.orDrop}</span>
      <span className={styles.limits}>{messages.limits}</span>
    </label>
  );
}
