import { useSaved, useSite } from '@cityguide/store/react';
import { HeartIcon, Icon, Image } from '@cityguide/ui';
import { memo, useId, useState } from 'react';
import { useMessages } from '../useMessages';
import type { OfferedListing } from './OfferedListing';
import styles from './ListingTile.module.css';

/** A listing that is saved by a press anywhere on its tile: picture, heart and name are one button. */
export const ListingTile = memo(function ListingTile({ listing }: { listing: OfferedListing }) {
  const { id, name, image_url, sub_type, default_neighborhood } = listing;
  const messages = useMessages();
  const { imageServer } = useSite();
  const [isSaved, toggle] = useSaved('favourites', id);
  const [wasPressed, setWasPressed] = useState(false);
  const factsId = useId();
  const facts = [sub_type?.name, default_neighborhood?.name].filter(Boolean).join(' · ');
  const classes = [styles.tile, isSaved && styles.saved, isSaved && wasPressed && styles.pop];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        className={styles.press}
        aria-pressed={isSaved}
        aria-label={messages.save(name)}
        aria-describedby={facts ? factsId : undefined}
        onClick={() => {
          setWasPressed(true);
          toggle();
        }}
      >
        <span className={styles.picture}>
          <Image
            url={image_url}
            alt=""
            width={600}
            height={400}
            command="resize_then_crop"
            baseUrl={imageServer}
          />
          <span className={styles.heart}>
            <Icon icon={HeartIcon} isFilled={isSaved} />
          </span>
        </span>
        <span className={styles.name}>{name}</span>
      </button>
      {facts && (
        <p id={factsId} className={styles.facts}>
          {facts}
        </p>
      )}
    </div>
  );
});
