import { canRetry, MAX_PHOTO_DESCRIPTION_LENGTH, type Upload, type Uploads } from '@cityguide/store/uploads';
import {
  Button,
  CircleCheckIcon,
  CloseIcon,
  ErrorText,
  Field,
  Icon,
  IconButton,
  PictureIcon,
} from '@cityguide/ui';
import { useState } from 'react';
import { formatBytes } from './formatBytes';
import type { UploadMessages } from './messages';
import { formatUploadError } from './formatUploadError';
import { UploadProgress } from './UploadProgress';
import styles from './UploadRow.module.css';

interface UploadRowProps {
  item: Upload;
  uploads: Uploads;
  messages: UploadMessages;
  language: string | undefined;
  /** Removes the file from the list. */
  onRemove(): void;
}

/** One file: its preview, description, status and actions. */
export function UploadRow({ item, uploads, messages, language, onRemove }: UploadRowProps) {
  const { id, file, status, preview, description } = item;
  const isUnderWay = status === 'waiting' || status === 'sending';
  const isRetried = canRetry(item);
  // The page's policy may forbid `blob:` images.
  const [isShown, setIsShown] = useState(true);

  return (
    <li className={styles.row}>
      <div className={styles.preview}>
        {preview && isShown ? (
          <img
            className={styles.picture}
            src={preview}
            alt=""
            decoding="async"
            onError={() => setIsShown(false)}
          />
        ) : (
          <Icon icon={PictureIcon} size={24} />
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{file.name}</p>
        {status === 'checking' && <p className={styles.quiet}>{messages.checking}</p>}
        {status === 'ready' && <p className={styles.quiet}>{formatBytes(file.size, language)}</p>}
        {status === 'waiting' && <p className={styles.quiet}>{messages.waiting}</p>}
        {status === 'sending' && <UploadProgress item={item} messages={messages} language={language} />}
        {status === 'done' && (
          <p className={styles.done}>
            <Icon icon={CircleCheckIcon} size={20} /> {messages.done}
          </p>
        )}
        {status === 'failed' && <ErrorText message={formatUploadError(item, messages)} />}
      </div>
      <div className={styles.actions}>
        {/* One button for both actions, so that it keeps the focus. */}
        {(isUnderWay || isRetried) && (
          <Button
            variant="secondary"
            aria-label={`${isUnderWay ? messages.cancel : messages.tryAgain}: ${file.name}`}
            onClick={() => (isUnderWay ? uploads.cancel(id) : void uploads.retry(id))}
          >
            <span>{isUnderWay ? messages.cancel : messages.tryAgain}</span>
          </Button>
        )}
        {!isUnderWay && status !== 'done' && (
          <IconButton label={messages.remove(file.name)} icon={CloseIcon} onClick={onRemove} />
        )}
      </div>
      {(status === 'ready' || isRetried) && (
        <div className={styles.description}>
          <Field
            label={messages.description}
            defaultValue={description}
            maxLength={MAX_PHOTO_DESCRIPTION_LENGTH}
            onChange={({ currentTarget }) => uploads.setDescription(id, currentTarget.value)}
          />
        </div>
      )}
    </li>
  );
}
