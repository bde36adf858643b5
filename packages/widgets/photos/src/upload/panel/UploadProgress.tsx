import type { Upload } from '@cityguide/store/uploads';
import { formatBytes } from './formatBytes';
import type { UploadMessages } from './messages';
import styles from './UploadRow.module.css';

interface UploadProgressProps {
  item: Upload;
  messages: UploadMessages;
  language: string | undefined;
}

/** How much of a file has been sent. */
export function UploadProgress({ item: { file, sentBytes }, messages, language }: UploadProgressProps) {
  const percent = Math.round((sentBytes / file.size) * 100);
  const progressText = messages.sent(formatBytes(sentBytes, language), formatBytes(file.size, language));
  return (
    <>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={messages.sending(file.name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={progressText}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p className={styles.quiet} aria-hidden="true">
        {progressText}
      </p>
    </>
  );
}
