import { photoTypes } from '@cityguide/store/uploads';
import { Icon, PictureIcon } from '@cityguide/ui';
import type { ChangeEvent, Ref } from 'react';
import styles from './FileZone.module.css';
import type { UploadMessages } from './messages';

interface FileZoneProps {
  words: UploadMessages;
  isOver: boolean;
  inputRef: Ref<HTMLInputElement>;
  onFiles(files: File[]): void;
}

/** Where photos are chosen: a real file field under what one sees, so that keyboard and screen reader find one. */
export function FileZone({ words, isOver, inputRef, onFiles }: FileZoneProps) {
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Else the same file, chosen again, would be no change (O-FRM-07).
    currentTarget.value = '';
    onFiles(files);
  }

  return (
    <label className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}>
      <input
        ref={inputRef}
        className={styles.input}
        type="file"
        multiple
        accept={photoTypes.join()}
        onChange={take}
      />
      <Icon shape={PictureIcon} size={32} />
      <span className={styles.choose}>{words.choose}</span>
      <span className={styles.drop}>{words.orDrop}</span>
      <span className={styles.limits}>{words.limits}</span>
    </label>
  );
}
