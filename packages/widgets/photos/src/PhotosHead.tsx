import { Button, Icon, PlusIcon } from '@cityguide/ui';
import type { ReactNode } from 'react';
import type { PhotosMessages } from './messages';
import styles from './Photos.module.css';
import type { Upload } from './upload/useUpload';

export interface PhotosHeadProps {
  title: string;
  headingId: string;
  words: PhotosMessages;
  upload: Upload | undefined;
  /** Of the slider: counter and arrows. */
  children?: ReactNode;
}

/** The line above the photos; none where there is nothing to say or to press. */
export function PhotosHead({ title, headingId, words, upload, children }: PhotosHeadProps) {
  if (!title && !upload && !children) return null;
  return (
    <div className={styles.head}>
      {title && (
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.controls}>
        {upload && (
          <Button look="secondary" isBusy={upload.isLoading} onClick={upload.open}>
            <Icon shape={PlusIcon} size={20} />
            <span className={styles.add}>{words.add}</span>
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
