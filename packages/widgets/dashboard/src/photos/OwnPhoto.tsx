import type { Photo } from '@cityguide/store/photos';
import { useSite } from '@cityguide/store/react';
import { Button, IconButton, Image, TrashIcon } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { listMessages } from '../lists/listMessages';
import { TimeAgo } from '../time/TimeAgo';
import { useMessages } from '../useMessages';
import styles from './OwnPhoto.module.css';

interface OwnPhotoProps {
  photo: Photo;
  nowMs: number;
  onDelete(): void;
}

/** One photo: where it was taken, when it was shared, and a button to delete it. */
export function OwnPhoto({ photo, nowMs, onDelete }: OwnPhotoProps) {
  const { imageServer } = useSite();
  const messages = useMessages(listMessages);
  // An anchor is for the viewer of the page with that photo.
  const href = photo.share_path?.startsWith('#') ? null : photo.share_path;
  const listingName = photo.listing?.name ?? messages.unknownPhoto;
  const image = (
    <Image
      url={photo.prism_image_url}
      alt={photo.description ?? messages.photoOf(listingName)}
      width={300}
      height={300}
      command="resize_then_crop"
      baseUrl={imageServer}
    />
  );
  return (
    <li className={styles.photo} data-cg-row={photo.id}>
      {href ? (
        <a className={styles.picture} href={href}>
          {image}
        </a>
      ) : (
        <span className={styles.picture}>{image}</span>
      )}
      <div className={styles.foot}>
        <div className={styles.words}>
          <h3 className={styles.name}>
            {photo.listing?.share_url ? (
              <a className={styles.link} href={photo.listing.share_url}>
                {listingName}
              </a>
            ) : (
              listingName
            )}
          </h3>
          <p className={styles.facts}>
            <TimeAgo date={photo.creation_date} nowMs={nowMs} format={messages.addedAgo} />
          </p>
        </div>
        <DeleteControl name={listingName} onDelete={onDelete} />
      </div>
    </li>
  );
}

function DeleteControl({ name, onDelete }: { name: string; onDelete(): void }) {
  const messages = useMessages(listMessages);
  const [isConfirming, setConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    // The pressed control was replaced by others.
    if (wasConfirming.current !== isConfirming) container.current?.querySelector('button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  if (!isConfirming) {
    return (
      <div ref={container} className={styles.deletion}>
        <IconButton
          icon={TrashIcon}
          label={messages.deletePhoto(name)}
          data-cg-leave=""
          onClick={() => setConfirming(true)}
        />
      </div>
    );
  }
  return (
    <div ref={container} role="group" className={styles.question} aria-label={messages.deletePhoto(name)}>
      <p className={styles.facts}>{messages.deleteQuestion}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => setConfirming(false)}>
          {messages.deleteNo}
        </Button>
        <Button onClick={onDelete}>{messages.deleteYes}</Button>
      </div>
    </div>
  );
}
