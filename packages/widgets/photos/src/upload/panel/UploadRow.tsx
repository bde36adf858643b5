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
import { tellFault } from './tellFault';
import { UploadProgress } from './UploadProgress';
import styles from './UploadRow.module.css';

interface UploadRowProps {
  item: Upload;
  uploads: Uploads;
  words: UploadMessages;
  language: string | undefined;
  /** Takes the file off the list. */
  onRemove(): void;
}

/** One file: what it shows, what is said about it, how far it is and what can be done. */
export function UploadRow({ item, uploads, words, language, onRemove }: UploadRowProps) {
  const { id, file, status, preview, description } = item;
  const isUnderWay = status === 'waiting' || status === 'sending';
  const isRetried = canRetry(item);
  // The page's rules may forbid pictures of its own.
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
          <Icon shape={PictureIcon} size={24} />
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{file.name}</p>
        {status === 'checking' && <p className={styles.quiet}>{words.checking}</p>}
        {status === 'ready' && <p className={styles.quiet}>{formatBytes(file.size, language)}</p>}
        {status === 'waiting' && <p className={styles.quiet}>{words.waiting}</p>}
        {status === 'sending' && <UploadProgress item={item} words={words} language={language} />}
        {status === 'done' && (
          <p className={styles.done}>
            <Icon shape={CircleCheckIcon} size={20} /> {words.done}
          </p>
        )}
        {status === 'failed' && <ErrorText message={tellFault(item, words)} />}
      </div>
      <div className={styles.actions}>
        {/* One button, whatever it does at the moment, so that it keeps the focus. */}
        {(isUnderWay || isRetried) && (
          <Button
            look="secondary"
            aria-label={`${isUnderWay ? words.cancel : words.tryAgain}: ${file.name}`}
            onClick={() => (isUnderWay ? uploads.cancel(id) : void uploads.retry(id))}
          >
            <span>{isUnderWay ? words.cancel : words.tryAgain}</span>
          </Button>
        )}
        {!isUnderWay && status !== 'done' && (
          <IconButton label={words.remove(file.name)} shape={CloseIcon} onClick={onRemove} />
        )}
      </div>
      {(status === 'ready' || isRetried) && (
        <div className={styles.description}>
          <Field
            label={words.description}
            defaultValue={description}
            maxLength={MAX_PHOTO_DESCRIPTION_LENGTH}
            onChange={({ currentTarget }) => uploads.describe(id, currentTarget.value)}
          />
        </div>
      )}
    </li>
  );
}
