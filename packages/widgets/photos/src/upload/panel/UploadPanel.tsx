import { useSession, useSite, useStore, useStoreState } from '@cityguide/store/react';
import type { Uploads } from '@cityguide/store/uploads';
import { Button, CloseIcon, IconButton } from '@cityguide/ui';
import { useCallback, useEffect, useId, useRef } from 'react';
import { FileZone } from './FileZone';
import { findUploadMessages } from './messages';
import styles from './UploadPanel.module.css';
import { UploadRow } from './UploadRow';
import { useAnnouncements } from './useAnnouncements';
import { useFileDrop } from './useFileDrop';

export interface UploadPanelProps {
  uploads: Uploads;
  /** The visitor has opened it, rather than returned to it. */
  takesFocus: boolean;
  onClose(): void;
}

/**
 * Where a visitor adds photos (PHOTO-6). Part of the page, not a dialog: the log-in can open meanwhile and nothing is
 * lost.
 */
export function UploadPanel({ uploads, takesFocus, onClose }: UploadPanelProps) {
  const site = useSite();
  const { paths } = useStore();
  const messages = findUploadMessages(site);
  const { status } = useSession();
  const { items, logIn } = useStoreState(uploads);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const addFiles = useCallback((files: File[]) => void uploads.add(files), [uploads]);
  const isDraggedOver = useFileDrop(addFiles);
  useAnnouncements(items, messages);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    else heading.current?.scrollIntoView({ block: 'nearest' });
    return () => uploads.clearDone();
  }, [uploads, takesFocus]);

  const readyCount = items.filter((item) => item.status === 'ready').length;
  const isBusy = logIn === 'asked' || items.some((item) => ['waiting', 'sending'].includes(item.status));

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
          {messages.title}
        </h3>
        <IconButton label={messages.close} icon={CloseIcon} onClick={onClose} />
      </div>
      <FileZone messages={messages} isDraggedOver={isDraggedOver} inputRef={input} onFiles={addFiles} />
      {items.length > 0 && (
        <>
          <ul className={styles.files} aria-label={messages.chosenPhotos}>
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                uploads={uploads}
                messages={messages}
                language={site.languages[0]}
                onRemove={() => {
                  uploads.remove(item.id);
                  input.current?.focus();
                }}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <Button
              isBusy={isBusy && readyCount === 0}
              aria-disabled={readyCount === 0}
              onClick={() => readyCount > 0 && void uploads.send()}
            >
              <span>{messages.send(readyCount)}</span>
            </Button>
            {status === 'guest' && logIn !== 'elsewhere' && (
              <p className={styles.hint}>{messages.logInFirst}</p>
            )}
            {logIn === 'elsewhere' && (
              <p className={styles.hint} role="alert">
                {messages.logInElsewhere}{' '}
                {paths.login && (
                  <a className={styles.link} href={paths.login} target="_blank" rel="noopener">
                    {messages.logIn}
                  </a>
                )}
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}
