import { useSaved, useSite } from '@cityguide/store/react';
import { HeartIcon, Icon, Image } from '@cityguide/ui';
import { memo, useId, useState } from 'react';
import { useMessages } from '../words/useMessages';
import type { Place } from './Place';
import styles from './PlaceTile.module.css';

/** A place whose whole tile saves it: picture, heart and name are one control. */
export const PlaceTile = memo(function PlaceTile({ place }: { place: Place }) {
  const { id, name, image_url, sub_type, default_neighborhood } = place;
  const words = useMessages();
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
        aria-label={words.save(name)}
        aria-describedby={facts ? factsId : undefined}
        onClick={() => {
          setWasPressed(true);
          toggle();
        }}
      >
        <span className={styles.picture}>
          <Image
            address={image_url}
            alt=""
            width={600}
            height={400}
            command="resize_then_crop"
            server={imageServer}
          />
          <span className={styles.heart}>
            <Icon shape={HeartIcon} isFilled={isSaved} />
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
