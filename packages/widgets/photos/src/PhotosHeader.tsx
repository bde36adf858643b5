import { Button, Icon, PlusIcon } from '@cityguide/ui';
import type { ReactNode } from 'react';
import type { PhotosMessages } from './messages';
import styles from './Photos.module.css';
import type { UploadControl } from './upload/useUpload';

export interface PhotosHeaderProps {
  title: string;
  headingId: string;
  messages: PhotosMessages;
  upload: UploadControl | undefined;
  /** Counter and arrows of the slider. */
  children?: ReactNode;
}

/** The line above the photos; renders nothing without title or controls. */
export function PhotosHeader({ title, headingId, messages, upload, children }: PhotosHeaderProps) {
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
          <Button variant="secondary" isBusy={upload.isLoading} onClick={upload.open}>
            <Icon icon={PlusIcon} size={20} />
            <span className={styles.add}>{messages.add}</span>
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
