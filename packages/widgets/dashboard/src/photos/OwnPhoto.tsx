import type { Photo } from '@cityguide/store/photos';
import { useSite } from '@cityguide/store/react';
import { Button, IconButton, Image, TrashIcon } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { listMessages } from '../lists/listMessages';
import { TimeAgo } from '../time/TimeAgo';
import { useWords } from '../words/useWords';
import styles from './OwnPhoto.module.css';

interface OwnPhotoProps {
  photo: Photo;
  nowMs: number;
  onDelete(): void;
}

/** One photo: where it was taken, when it was shared, and the way to delete it. */
export function OwnPhoto({ photo, nowMs, onDelete }: OwnPhotoProps) {
  const { imageServer } = useSite();
  const words = useWords(listMessages);
  const place = photo.listing?.name ?? words.unknownPhoto;
  const image = (
    <Image
      address={photo.prism_image_url}
      alt={photo.description ?? words.photoOf(place)}
      width={300}
      height={300}
      command="resize_then_crop"
      server={imageServer}
    />
  );
  return (
    <li className={styles.photo} data-cg-row={photo.id}>
      {photo.share_path ? (
        <a className={styles.picture} href={photo.share_path}>
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
                {place}
              </a>
            ) : (
              place
            )}
          </h3>
          <p className={styles.facts}>
            <TimeAgo moment={photo.creation_date} nowMs={nowMs} tell={words.addedAgo} />
          </p>
        </div>
        <Deletion name={place} onDelete={onDelete} />
      </div>
    </li>
  );
}

function Deletion({ name, onDelete }: { name: string; onDelete(): void }) {
  const words = useWords(listMessages);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The control that was pressed has given way to others.
    if (wasAsking.current !== isAsking) place.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <div ref={place} className={styles.deletion}>
        <IconButton
          shape={TrashIcon}
          label={words.deletePhoto(name)}
          data-cg-leave=""
          onClick={() => setAsking(true)}
        />
      </div>
    );
  }
  return (
    <div ref={place} role="group" className={styles.question} aria-label={words.deletePhoto(name)}>
      <p className={styles.facts}>{words.deleteQuestion}</p>
      <div className={styles.ways}>
        <Button look="secondary" onClick={() => setAsking(false)}>
          {words.deleteNo}
        </Button>
        <Button onClick={onDelete}>{words.deleteYes}</Button>
      </div>
    </div>
  );
}
