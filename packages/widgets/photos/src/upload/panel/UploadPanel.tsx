import { useSession, useSite, useStore, useStoreState } from '@cityguide/store/react';
import type { Uploads } from '@cityguide/store/uploads';
import { Button, CloseIcon, IconButton } from '@cityguide/ui';
import { useCallback, useEffect, useId, useRef } from 'react';
import { FileZone } from './FileZone';
import { findUploadMessages } from './messages';
import styles from './UploadPanel.module.css';
import { UploadRow } from './UploadRow';
import { useAnnouncements } from './useAnnouncements';
import { usePageFiles } from './usePageFiles';

export interface UploadPanelProps {
  uploads: Uploads;
  /** Somebody has asked for it, rather than come back to it. */
  takesFocus: boolean;
  onClose(): void;
}

/** Where a visitor adds photos (PHOTO-6). Part of the page, not above it: the log-in can open meanwhile and nothing is lost. */
export function UploadPanel({ uploads, takesFocus, onClose }: UploadPanelProps) {
  const site = useSite();
  const { paths } = useStore();
  const words = findUploadMessages(site);
  const { status } = useSession();
  const { items, logIn } = useStoreState(uploads);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback((files: File[]) => void uploads.add(files), [uploads]);
  const isOver = usePageFiles(take);
  useAnnouncements(items, words);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    else heading.current?.scrollIntoView({ block: 'nearest' });
    return () => uploads.clearDone();
  }, [uploads, takesFocus]);

  const ready = items.filter((item) => item.status === 'ready').length;
  const isBusy = logIn === 'asked' || items.some((item) => ['waiting', 'sending'].includes(item.status));

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
          {words.title}
        </h3>
        <IconButton label={words.close} shape={CloseIcon} onClick={onClose} />
      </div>
      <FileZone words={words} isOver={isOver} inputRef={input} onFiles={take} />
      {items.length > 0 && (
        <>
          <ul className={styles.files} aria-label={words.chosenPhotos}>
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                uploads={uploads}
                words={words}
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
              isBusy={isBusy && ready === 0}
              aria-disabled={ready === 0}
              onClick={() => ready > 0 && void uploads.send()}
            >
              <span>{words.send(ready)}</span>
            </Button>
            {status === 'guest' && logIn !== 'elsewhere' && <p className={styles.hint}>{words.logInFirst}</p>}
            {logIn === 'elsewhere' && (
              <p className={styles.hint} role="alert">
                {words.logInElsewhere}{' '}
                <a className={styles.link} href={paths.login} target="_blank" rel="noopener">
                  {words.logIn}
                </a>
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}
